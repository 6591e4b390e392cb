// Runs the services of docker-compose.yml as local processes, with the system's Redis and Caddy: `node
// scripts/cluster.mjs`.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { openShop } = await import("./lib/open-shop.mjs");
await openShop({ cluster: true });
