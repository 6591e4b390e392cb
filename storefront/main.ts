// Starts the storefront: one process, or as many behind one port as WEB_CONCURRENCY says.
import path from "node:path";
import { runWorkers } from "./app/platform/cluster-primary.server";
import { env } from "./app/platform/env.server";

if (env.WEB_CONCURRENCY > 1) runWorkers(env.WEB_CONCURRENCY, path.join(import.meta.dirname, "server.js"));
else await import("./server.js");
