/** What every page needs to say, in one file. */
export default import.meta.glob<string>(
  "$locale/fr/{kernel,bots,records,packs,server,tables,web}.ftl",
  { query: "?raw", import: "default", eager: true },
);
