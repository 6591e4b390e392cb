// Starts the storefront: one process, or WEB_CONCURRENCY processes sharing one port.
import path from "node:path";
import { runWorkers } from "./app/platform/cluster-primary.server";
import { env } from "./app/platform/env.server";

if (env.WEB_CONCURRENCY > 1) runWorkers(env.WEB_CONCURRENCY, path.join(import.meta.dirname, "server.js"));
else await import("./server.js");
