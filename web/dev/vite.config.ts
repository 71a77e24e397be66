import base from "../vite.config";
import { mergeConfig } from "vite";
export default mergeConfig(base, { root: new URL(".", import.meta.url).pathname, server: { port: 5391, fs: { allow: ["/work/main"] }, proxy: { "/fake": "http://127.0.0.1:8391" } } });
