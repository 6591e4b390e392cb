// npm run dev: the shop with hot reload of both halves.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runShop } = await import("./lib/run-shop.mjs");
await runShop({ dev: true });
