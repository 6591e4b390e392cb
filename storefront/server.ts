import { randomBytes, randomUUID } from "node:crypto";
import { createServer, STATUS_CODES } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as createRemixHandler, type ServerBuild } from "@remix-run/node";
import { closeWhenStill, maxStillMs } from "@su-turrone/contract/still-connections";
import { isBearer } from "@su-turrone/contract/tokens";
import { logUncaughtErrors, reportUnexpectedError } from "@su-turrone/contract/unexpected-errors";
import compression from "compression";
import express, { type NextFunction, type Request, type Response } from "express";
import type * as entryServer from "./app/entry.server";
import { textLanguages } from "./app/i18n/languages";
import { SharedPages } from "./app/page-cache/page-cache.server";
import { broadcast, onBroadcast } from "./app/platform/cluster-worker.server";
import { env } from "./app/platform/env.server";
import {
  guardPosts,
  redirectToCanonicalPath,
  rejectUnknownMethods,
  rewriteUnreadableAddress,
} from "./app/platform/incoming-requests.server";
import { yearSeconds } from "./app/platform/headers";
import { log } from "./app/platform/log.server";
import { measureProcess, measureRequest, metricsText, metricsType } from "./app/platform/metrics.server";
import { parseMediaPath } from "./app/platform/media";
import { getPicture, PictureUnavailable } from "./app/platform/media.server";
import { isReady } from "./app/platform/readiness.server";
import { securityHeaders, sharedPageHeaders } from "./app/platform/security-headers.server";
import { stopInOrder } from "./app/platform/stop-in-order";
import { sandboxProxy } from "./app/platform/sandbox-proxy";
import { guaranteeNotice, hashedAssets, noticesDir, publicFiles } from "./app/platform/assets.server";

logUncaughtErrors((err) => log.fatal({ err }, "uncaught error"));

// before the first server is created and the first call is made
if (env.OTEL_EXPORTER_OTLP_ENDPOINT) await import("./tracing.js");

const isProduction = env.NODE_ENV === "production";
const clientDir = path.resolve("build/client");

const vite = isProduction
  ? undefined
  : await import("vite").then((v) => v.createServer({ server: { middlewareMode: true } }));

const build = vite
  ? () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>
  : // a path may contain what means something else in a URL, such as #
    ((await import(pathToFileURL(path.resolve("build/server/index.js")).href)) as ServerBuild);

/** Sets request id and nonce of each request and writes one log line when the response is finished. */
function initializeRequest(req: Request, res: Response, next: NextFunction): void {
  const started = performance.now();
  // the id is already set when the page cache tried this request first and passed it on
  res.locals["requestId"] = res.getHeader("X-Request-Id") ?? randomUUID();
  res.locals["nonce"] = randomBytes(16).toString("base64");
  res.setHeader("X-Request-Id", String(res.locals["requestId"]));
  res.on("finish", () => {
    const ms = Math.round(performance.now() - started);
    const line = { requestId: res.locals["requestId"] as string, method: req.method, path: req.path, ms };
    log[res.statusCode >= 500 ? "error" : "info"]({ ...line, status: res.statusCode }, "request");
  });
  next();
}

async function sendPicture(req: Request, res: Response): Promise<void> {
  const request = parseMediaPath(req.path);
  const picture = request && (await getPicture(request));
  if (!picture) {
    res.status(404).type("text").send("No such picture");
    return;
  }
  // file names of uploaded pictures are never reused; those of the pages may be replaced by a new version
  const maxAge = request.origin === "catalogue" ? yearSeconds : 86_400;
  res.setHeader(
    "Cache-Control",
    `public, max-age=${maxAge}${request.origin === "catalogue" ? ", immutable" : ""}`,
  );
  res.type(`image/${request.format}`).send(picture);
}

const app = express();
/** Cache of rendered pages; null in development. */
const sharedPages =
  typeof build === "function" || env.PAGE_CACHE_MB === 0
    ? null
    : new SharedPages(build, {
        rendering: { handle: createRemixHandler(build, env.NODE_ENV), headers: sharedPageHeaders() },
        server: app,
        maxBytes: env.PAGE_CACHE_MB * 1024 * 1024,
        isCommerceDown: (build.entry.module as typeof entryServer).isCommerceDown,
      });
app.disable("x-powered-by");
// like the routes of the pages: another spelling is redirected to the one in lower case
app.enable("case sensitive routing");
app.set("trust proxy", env.TRUSTED_PROXIES);
app.use(initializeRequest);
// before all middleware that only pages need, because a static file gets only a few headers
if (isProduction) app.use(hashedAssets(clientDir));
app.use(securityHeaders, rejectUnknownMethods);
app.get("/api/build", (_req, res) => {
  res.setHeader("Cache-Control", "no-store");
  // in development, Vite's server replaces changed modules itself
  res.json({ id: typeof build === "function" ? "" : build.assets.version });
});
app.get("/health/live", (_req, res) => {
  res.set("Cache-Control", "no-store").json({ status: shutdown.isDraining() ? "draining" : "live" });
});
app.get("/health/ready", (_req, res, next) => {
  isReady().then((canSell) => {
    const status = shutdown.isDraining() ? "draining" : canSell ? "ready" : "not ready";
    res
      .set("Cache-Control", "no-store")
      .status(status === "ready" ? 200 : 503)
      .json({ status });
  }, next);
});
app.get("/metrics", (req, res, next) => {
  // without the token the address looks like any unknown one
  if (!isBearer(req.get("authorization"), env.METRICS_TOKEN)) {
    next();
    return;
  }
  metricsText().then((text) => {
    res.set({ "Cache-Control": "no-store", "Content-Type": metricsType }).send(text);
  }, next);
});
app.use("/media", (req, res, next) => {
  sendPicture(req, res).catch((error: unknown) => {
    if (!(error instanceof PictureUnavailable)) {
      next(error);
      return;
    }
    log.warn({ requestId: res.locals["requestId"] as string, reason: error.message }, "picture not served");
    res
      .status(503)
      .set({ "Retry-After": String(PictureUnavailable.retryAfter), "Cache-Control": "no-store" });
    res.type("text").send("Service Unavailable");
  });
});
app.use("/notices", express.static(noticesDir, { maxAge: "1h", fallthrough: false }));
app.use(redirectToCanonicalPath, guardPosts, compression());
if (env.SANDBOX_URL) app.use("/sandbox", sandboxProxy(env.SANDBOX_URL));
app.use(vite ? vite.middlewares : publicFiles(clientDir));
const page = createRequestHandler({
  build,
  mode: env.NODE_ENV,
  getLoadContext: (req, res) => ({
    nonce: res.locals["nonce"] as string | undefined,
    requestId: String(res.locals["requestId"]),
    clientIp: req.ip ?? "",
    posted: req.method === "POST",
    shared: null,
    invalidate: (tags) => {
      sharedPages?.invalidate(tags);
      return broadcast("outdated", tags);
    },
  }),
});
app.all("*", (req, res, next) => {
  // passes its own errors to `next`
  void page(req, res, next);
});
app.use((error: Error & { status?: number }, _req: Request, res: Response, next: NextFunction) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const status = error.status ?? 500;
  if (status >= 500) {
    reportUnexpectedError(error);
    log.error({ requestId: res.locals["requestId"] as string, err: error }, "request failed");
  }
  res
    .status(status)
    .type("text")
    .send(STATUS_CODES[status] ?? "Internal Server Error");
});

const missingNotices = textLanguages.filter((language) => guaranteeNotice(language) === null);
if (env.SHOP_MODE === "production" && missingNotices.length > 0) {
  log.warn({ folder: noticesDir, languages: missingNotices }, "the official EU guarantee notice is missing");
}

onBroadcast("outdated", (tags) => {
  // the cache of commerce data lives in the other bundle
  if (typeof build !== "function") (build.entry.module as typeof entryServer).invalidateViews(tags);
  sharedPages?.invalidate(tags);
});

/** How long a request may take to arrive; Node's own limits hold a half-open connection for minutes. */
const arrivalLimits = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

measureProcess();
const listener = sharedPages?.listener ?? app;
const server = createServer(arrivalLimits, (request, response) => {
  rewriteUnreadableAddress(request);
  listener(request, response);
});
server.timeout = maxStillMs;
server.prependListener("request", closeWhenStill);
server.prependListener("request", measureRequest);
server.listen(env.PORT, env.LISTEN_ADDRESS, () => {
  log.info({ port: env.PORT, host: env.LISTEN_ADDRESS, url: env.PUBLIC_URL }, "storefront is ready");
});

/** Milliseconds after SIGTERM or SIGINT until the process exits, whatever is still open. */
const shutdownTimeoutMs = 20_000;

const shutdown = stopInOrder(server, {
  waitForDrain: () => wait(env.DRAIN_SECONDS * 1000),
  onClosed: () => process.exit(0),
});

function stop(): void {
  if (shutdown.isDraining()) return;
  shutdown.stop();
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  void vite?.close();
}
// with several processes, each gets the signal from its primary and possibly also from a signal to the whole group
process.on("SIGTERM", stop);
process.once("SIGINT", stop);
