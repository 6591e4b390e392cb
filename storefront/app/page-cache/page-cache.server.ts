import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { LRUCache } from "lru-cache";
import { panelsCookie } from "~/catalogue/panels";
import { firstVisitRedirect, languageCookieHeader, preferredLanguage } from "~/i18n/detect.server";
import type { Language } from "~/i18n/languages";
import { languageOfPath } from "~/i18n/paths";
import { cacheableParameters } from "~/layout/handle";
import { hasFlash, readCartRef } from "~/platform/cookies.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { countSharedPage } from "~/platform/metrics.server";
import { pageAddress, type PageAddress, PageCache, pageKey } from "./page-cache";
import { type Rendering, renderPage, requestIdHeader, sendPage } from "./render-page.server";

/** A page in demand gets one log line in this time (ms). */
const intervalMs = 1_000;

/** Requests answered from memory since the last line, by path. */
const hits = new Map<string, number>();

function logHits(): void {
  for (const [path, requests] of hits) log.info({ path, requests }, "requests answered from memory");
  hits.clear();
}

process.once("exit", logHits);

/** Counts a request answered from memory: a log line of its own would cost more than the answer. */
export function countHit(path: string): void {
  if (hits.size === 0) setTimeout(logHits, intervalMs);
  hits.set(path, (hits.get(path) ?? 0) + 1);
}

/** Limits for memoised headers and paths: number of entries, and total length of their keys in characters. */
const memoLimits = { max: 5_000, maxSize: 4_000_000 };

/** LRU cache with string keys whose length is controlled by clients. */
const createTextKeyedCache = <Value extends object | boolean>() =>
  new LRUCache<string, Value>({ ...memoLimits, sizeCalculation: (_, text) => text.length + 1 });

/** The parts of a visitor's headers that affect shared pages. */
interface VisitorTraits {
  count: number;
  preferred: Language | null;
  panels: string;
}

/** Headers `firstVisitRedirect` depends on. */
const redirectHeaders = [
  "cookie",
  "accept-language",
  "user-agent",
  "sec-fetch-site",
  "referer",
  "host",
] as const;

/** Query parameter with which Remix requests the data of only some routes of a page. */
const routesParameter = "_routes";

/** The page path of a Remix single-fetch data URL; any other path is returned unchanged. */
const pagePathOf = (path: string): string => (path === "/_root.data" ? "/" : path.replace(/\.data$/, ""));

/** Whether a path is in canonical form; any other is redirected or refused before a page is looked up. */
const isCanonicalPath = (path: string): boolean => path === "/" || /^(?:\/[\w.~-]+)+$/.test(path);

const toRequest = (path: string, headers: IncomingHttpHeaders): Request =>
  new Request(env.PUBLIC_URL + path, {
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  });

const routesOf = (build: ServerBuild) =>
  Object.values(build.routes).flatMap((route) =>
    route.parentId === "root" && route.path !== "*"
      ? [
          {
            path: route.path ?? "",
            caseSensitive: route.caseSensitive ?? false,
            handle: route.module.handle,
          },
        ]
      : [],
  );

interface Options {
  rendering: Omit<Rendering, "invalidate">;
  /** Handles requests that cannot be answered from the cache. */
  server: RequestListener;
  maxBytes: number;
  /** Whether commerce is down: the cache is then bypassed. */
  isCommerceDown: () => boolean;
}

/** Answers requests with rendered pages from memory, before the rest of the server. */
export class SharedPages {
  readonly #server: RequestListener;
  readonly #routes: ReturnType<typeof routesOf>;
  readonly #isCommerceDown: () => boolean;
  readonly #rendering: Rendering;
  readonly #cache: PageCache;
  readonly #visitors = createTextKeyedCache<VisitorTraits>();
  readonly #redirected = createTextKeyedCache<boolean>();
  /** Allowed query parameters by path; false if the page is not shared. */
  readonly #parameters = createTextKeyedCache<readonly string[] | false>();

  constructor(build: ServerBuild, { rendering, server, maxBytes, isCommerceDown }: Options) {
    this.#isCommerceDown = isCommerceDown;
    this.#rendering = {
      ...rendering,
      invalidate: (tags) => {
        this.invalidate(tags);
        return Promise.resolve();
      },
    };
    this.#server = server;
    this.#routes = routesOf(build);
    this.#cache = new PageCache({
      now: () => performance.now(),
      date: () => Date.now(),
      maxBytes,
      onBackgroundError: (error) => log.warn({ err: error }, "a cached page could not be refreshed"),
    });
  }

  invalidate(tags: readonly ChangeTag[]): void {
    this.#cache.invalidate(tags);
  }

  /** Answers a request from the cache if possible, otherwise passes it to the server. */
  readonly listener: RequestListener = (request, response) => {
    const address = pageAddress(request.url ?? "/");
    // while commerce is down, pages show a notice and are rendered from its last responses
    if (this.#isCommerceDown() || !this.#isCacheable(request, address)) {
      this.#server(request, response);
      return;
    }
    this.#respond(request, response, address).catch((error: unknown) => {
      log.error({ err: error, path: address.path }, "the page cache failed");
      if (!response.headersSent) this.#server(request, response);
    });
  };

  #isCacheable({ method, headers }: IncomingMessage, { path, query }: PageAddress): boolean {
    if (method !== "GET" && method !== "HEAD") return false;
    const parameters = this.#parametersOf(path);
    if (parameters === false || hasFlash(headers.cookie ?? "")) return false;
    if (query === "") return true;
    return [...new URLSearchParams(query).keys()].every(
      (name) => parameters.includes(name) || (name === routesParameter && path.endsWith(".data")),
    );
  }

  #parametersOf(path: string): readonly string[] | false {
    const known = this.#parameters.get(path);
    if (known !== undefined) return known;
    const leaf = isCanonicalPath(path) ? matchRoutes(this.#routes, pagePathOf(path))?.at(-1) : undefined;
    const parameters = cacheableParameters(leaf?.route.handle) ?? false;
    this.#parameters.set(path, parameters);
    return parameters;
  }

  async #visitorOf(headers: IncomingHttpHeaders): Promise<VisitorTraits> {
    const key = `${headers.cookie ?? ""}\n${headers["accept-language"] ?? ""}`;
    const known = this.#visitors.get(key);
    if (known) return known;
    const request = toRequest("/", headers);
    const cart = await readCartRef(request);
    const preferred = await preferredLanguage(request);
    const visitor = { count: cart?.count ?? 0, preferred, panels: panelsCookie(headers.cookie ?? "") };
    this.#visitors.set(key, visitor);
    return visitor;
  }

  /** Whether a visitor who opens "/" is redirected to the home page in another language. */
  async #isRedirected(headers: IncomingHttpHeaders): Promise<boolean> {
    const key = redirectHeaders.map((name) => headers[name] ?? "").join("\n");
    const known = this.#redirected.get(key);
    if (known !== undefined) return known;
    const redirected = (await firstVisitRedirect(toRequest("/", headers))) !== null;
    this.#redirected.set(key, redirected);
    return redirected;
  }

  async #respond(request: IncomingMessage, response: ServerResponse, address: PageAddress): Promise<void> {
    const { headers } = request;
    const page = pagePathOf(address.path);
    if (page === "/" && (await this.#isRedirected(headers))) {
      this.#server(request, response);
      return;
    }
    const { count, preferred, panels } = await this.#visitorOf(headers);
    // the page's own language is never offered, so the preference does not matter
    const language =
      preferred === null || preferred === languageOfPath(page) ? "" : languageCookieHeader(preferred);
    const visitor = { count, cookies: [language, panels].filter(Boolean).join("; ") };
    const key = pageKey(address, visitor);
    const render = (requestId: string) => () => renderPage(this.#rendering, address, visitor, requestId);
    const cached = this.#cache.find(key, render(randomUUID()))?.value;
    countSharedPage(cached ? "memory" : "rendering");
    if (cached) {
      countHit(address.path);
      sendPage(request, response, cached);
      return;
    }
    const startedAt = performance.now();
    const requestId = randomUUID();
    response.setHeader(requestIdHeader, requestId);
    const { value: rendered } = await this.#cache.fill(key, render(requestId));
    if (!rendered) {
      this.#server(request, response);
      return;
    }
    sendPage(request, response, rendered);
    const ms = Math.round(performance.now() - startedAt);
    // a request that has waited for the rendering of another has got the id of that one
    const line = {
      requestId: response.getHeader(requestIdHeader),
      method: request.method,
      path: address.path,
      ms,
    };
    log.info({ ...line, status: response.statusCode }, "request");
  }
}
