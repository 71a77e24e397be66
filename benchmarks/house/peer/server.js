// boardgame.io's server with the same game as tally.py: one seat adds one, over and over.
// Its matches are kept in memory, or in a folder by its own storage for that.
const { FlatFile, Server } = require("boardgame.io/server");

const tally = {
  name: "tally",
  minPlayers: 1,
  maxPlayers: 1,
  setup: () => ({ total: 0 }),
  moves: { add: ({ G }) => ({ ...G, total: G.total + 1 }) },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [tally], origins: [/.*/], db }).run(Number(port), () => console.log("ready"));
