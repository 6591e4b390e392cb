// The composition of docker-compose.yml as processes on this machine, with Redis and Caddy of the system: `node scripts/cluster.mjs`.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { openShop } = await import("./lib/open-shop.mjs");
await openShop({ cluster: true });
