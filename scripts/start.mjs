// npm start: from a fresh clone to an open shop. Everything else is loaded after the check, for old versions of Node
// could not even read it.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { openShop } = await import("./lib/open-shop.mjs");
await openShop({ dev: false });
