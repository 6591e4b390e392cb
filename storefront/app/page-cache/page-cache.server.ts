import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { panelsCookie } from "~/catalogue/panels";
import { sentLanguageCookie } from "~/i18n/cookie.server";
import { firstVisitRedirect, preferredLanguage } from "~/i18n/detect.server";
import type { Language } from "~/i18n/languages";
import { languageOfPath } from "~/i18n/paths";
import { sharedPageParameters } from "~/layout/handle";
import { readCartRef } from "~/platform/cookies.server";
import { env } from "~/platform/env.server";
import { hasFlash } from "~/platform/flash.server";
import { log } from "~/platform/log.server";
import { countSharedPage } from "~/platform/metrics.server";
import { PageCache, pageEncodings, type PageEncoding, type ReadyPage } from "./page-cache";
import { pageAddress, pageKey, type PageAddress } from "./page-key";
import { renderPage, type Rendering } from "./render-page.server";

/** What headers and addresses mean is worked out once for so many of them, and for so many characters of them in all. */
const bounds = { max: 5_000, maxSize: 4_000_000 };

/** A memory by a text that strangers choose the length of. */
const memoryByText = <Value extends object | boolean>() =>
  new LRUCache<string, Value>({ ...bounds, sizeCalculation: (_, text) => text.length + 1 });

/** What a visitor's headers mean for pages for everybody. */
interface KnownVisitor {
  count: number;
  preferred: Language | null;
  panels: string;
}

/** Headers that `firstVisitRedirect` decides by. */
const deciding = ["cookie", "accept-language", "user-agent", "sec-fetch-site", "referer", "host"] as const;

const requestIdHeader = "X-Request-Id";

/** Query parameter by which Remix asks for the data of some routes of a page only. */
const routesParameter = "_routes";

/** The page whose data an address of Remix's single fetch asks for; any other address is that of the page itself. */
const pageOf = (path: string): string => (path === "/_root.data" ? "/" : path.replace(/\.data$/, ""));

/** Anything else is led to the one address of its page, or refused, before a page is looked for. */
const isOneAddress = (path: string): boolean => path === "/" || /^(?:\/[\w.~-]+)+$/.test(path);

const asRequest = (path: string, headers: IncomingHttpHeaders): Request =>
  new Request(env.PUBLIC_URL + path, {
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  });

/** The routes of the pages, with what each says of itself. */
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
  /** Answers what is not kept. */
  server: RequestListener;
  /** Of pages that are kept. */
  maxBytes: number;
  /** Whether commerce is away: nothing is given from memory then. */
  isAway: () => boolean;
}

/** Answers with whole pages that are kept in memory, before anything else of the server is asked. */
export class SharedPages {
  readonly #server: RequestListener;
  readonly #routes: ReturnType<typeof routesOf>;
  readonly #isAway: () => boolean;
  readonly #rendering: Rendering;
  readonly #cache: PageCache;
  readonly #visitors = memoryByText<KnownVisitor>();
  readonly #ledOn = memoryByText<boolean>();
  /** Query parameters by path; false where the page is not for everybody. */
  readonly #parameters = memoryByText<readonly string[] | false>();

  constructor(build: ServerBuild, { rendering, server, maxBytes, isAway }: Options) {
    this.#isAway = isAway;
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
      onBackgroundError: (error) => {
        log.warn({ err: error }, "a page could not be made anew");
      },
    });
  }

  /** Ends what is kept of all that has one of these tags. */
  invalidate(tags: readonly ChangeTag[]): void {
    this.#cache.invalidate(tags);
  }

  /** Answers a request, from memory where that may be, else by the server. */
  readonly listener: RequestListener = (request, response) => {
    const address = pageAddress(request.url ?? "/");
    // pages then say that commerce is away, and are made of what it has answered last
    if (this.#isAway() || !this.#mayBeShared(request, address)) {
      this.#server(request, response);
      return;
    }
    this.#answer(request, response, address).catch((error: unknown) => {
      log.error({ err: error, path: address.path }, "the page cache failed");
      if (!response.headersSent) this.#server(request, response);
    });
  };

  #mayBeShared({ method, headers }: IncomingMessage, { path, query }: PageAddress): boolean {
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
    const leaf = isOneAddress(path) ? matchRoutes(this.#routes, pageOf(path))?.at(-1) : undefined;
    const parameters = sharedPageParameters(leaf?.route.handle) ?? false;
    this.#parameters.set(path, parameters);
    return parameters;
  }

  async #visitorOf(headers: IncomingHttpHeaders): Promise<KnownVisitor> {
    const key = `${headers.cookie ?? ""}\n${headers["accept-language"] ?? ""}`;
    const known = this.#visitors.get(key);
    if (known) return known;
    const request = asRequest("/", headers);
    const cart = await readCartRef(request);
    const preferred = await preferredLanguage(request);
    const visitor = { count: cart?.count ?? 0, preferred, panels: panelsCookie(headers.cookie ?? "") };
    this.#visitors.set(key, visitor);
    return visitor;
  }

  /** Whether a visitor who opens "/" is led to the home in another language. */
  async #isLedOn(headers: IncomingHttpHeaders): Promise<boolean> {
    const key = deciding.map((name) => headers[name] ?? "").join("\n");
    const known = this.#ledOn.get(key);
    if (known !== undefined) return known;
    const ledOn = (await firstVisitRedirect(asRequest("/", headers))) !== null;
    this.#ledOn.set(key, ledOn);
    return ledOn;
  }

  async #answer(request: IncomingMessage, response: ServerResponse, address: PageAddress): Promise<void> {
    const startedAt = performance.now();
    const { headers } = request;
    const page = pageOf(address.path);
    if (page === "/" && (await this.#isLedOn(headers))) {
      this.#server(request, response);
      return;
    }
    const { count, preferred, panels } = await this.#visitorOf(headers);
    // a language the page has anyway is not offered
    const language =
      preferred === null || preferred === languageOfPath(page) ? "" : sentLanguageCookie(preferred);
    const visitor = { count, cookies: [language, panels].filter(Boolean).join("; ") };
    const key = pageKey(address, visitor);
    const requestId = randomUUID();
    response.setHeader(requestIdHeader, requestId);
    const make = () => renderPage(this.#rendering, address, visitor, requestId);
    const kept = this.#cache.find(key, make);
    countSharedPage(kept ? "memory" : "rendering");
    const ready = kept ?? (await this.#cache.fill(key, make));
    if (!ready) {
      this.#server(request, response);
      return;
    }
    send(request, response, ready);
    const ms = Math.round(performance.now() - startedAt);
    const status = response.statusCode;
    log.info(
      {
        requestId,
        method: request.method,
        path: address.path,
        ms,
        status,
      },
      "request",
    );
  }
}

/** The smallest encoding the browser takes. */
function encodingFor(request: IncomingMessage): PageEncoding {
  const taken = new Negotiator(request).encodings([...pageEncodings]);
  return pageEncodings.find((encoding) => taken.includes(encoding)) ?? "identity";
}

/** Sends a page in the smallest encoding the browser takes, or says that it has it already. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, bodies }: ReadyPage,
): void {
  const { "if-none-match": known } = request.headers;
  if (known?.includes(etag)) {
    response.writeHead(304, ["ETag", etag, "Vary", "Accept-Encoding"]).end();
    return;
  }
  const encoding = encodingFor(request);
  const body = bodies[encoding];
  response.writeHead(200, [
    ...headers,
    "ETag",
    etag,
    "Content-Length",
    String(body.length),
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
  ]);
  response.end(body);
}
