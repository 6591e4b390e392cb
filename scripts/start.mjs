// npm start: from a fresh clone to a running shop. Everything else is imported after the version check, because old
// versions of Node could not even parse it.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { openShop } = await import("./lib/open-shop.mjs");
await openShop({ dev: false });
