// npm run dev: the shop with hot reload of both apps.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { openShop } = await import("./lib/open-shop.mjs");
await openShop({ dev: true });
