// boardgame.io's server with the same game as tally.py: one seat adds one, over and over.
const { Server } = require("boardgame.io/server");

const tally = {
  name: "tally",
  minPlayers: 1,
  maxPlayers: 1,
  setup: () => ({ total: 0 }),
  moves: { add: ({ G }) => ({ ...G, total: G.total + 1 }) },
};

const port = Number(process.argv[2]);
Server({ games: [tally], origins: [/.*/] }).run(port, () => console.log("ready"));
