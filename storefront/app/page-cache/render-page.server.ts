import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AppLoadContext, RequestHandler } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { env } from "~/platform/env.server";
import { inlineScriptHashes, inlineScriptsPlaceholder } from "~/platform/security-headers.server";
import { PageSources } from "~/platform/tagged-cache";
import {
  notShareable,
  type PageAddress,
  type PageEncoding,
  pageEncodings,
  type ReadyPage,
  type RenderedPage,
  type Visitor,
} from "./page-cache";

/**
 * Lowers the priority of a page's scripts below its stylesheet, font and first picture: the page is fully usable before
 * they run. Remix's `<Scripts>` has no option for it.
 */
export const withLowPriorityScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');

/** Encodings by Accept-Encoding header: browsers send only a few, and a client may send others of up to 16 KB. */
const encodings = new LRUCache<string, PageEncoding>({ max: 100 });

function encodingFor(request: IncomingMessage): PageEncoding {
  const header = String(request.headers["accept-encoding"]);
  const known = encodings.get(header);
  if (known) return known;
  const accepted = new Negotiator(request).encodings([...pageEncodings]);
  const encoding = pageEncodings.find((candidate) => accepted.includes(candidate)) ?? "identity";
  encodings.set(header, encoding);
  return encoding;
}

/** Sends a page in the smallest encoding the browser accepts, or 304 if the browser has it already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, unchanged, encoded }: ReadyPage,
): void {
  if (request.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  const { headers, body } = encoded[encodingFor(request)];
  response.writeHead(200, headers).end(body);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Brotli quality: a page is compressed once for many requests, but the first one waits for it. Much smaller output than
 * quality 4, within a few milliseconds.
 */
const brotliQuality = 7;

/** Header with the id that the log lines of a request have in common; a cached page has that of its rendering. */
export const requestIdHeader = "X-Request-Id";

export interface Rendering {
  handle: RequestHandler;
  /** Headers of each page; the Content-Security-Policy contains `inlineScriptsPlaceholder`. */
  headers: Readonly<Record<string, string>>;
  invalidate: AppLoadContext["invalidate"];
}

async function toReadyPage(
  body: Buffer,
  responseHeaders: readonly (readonly [string, string])[],
  requestId: string,
): Promise<ReadyPage> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } };
  const [br, zipped] = await Promise.all([brotli(body, options), zip(body)]);
  const hashes = inlineScriptHashes(body.toString("utf8")).join(" ");
  const headers = responseHeaders.map(
    ([name, value]) => [name, value.replace(inlineScriptsPlaceholder, hashes)] as const,
  );
  const digest = createHash("sha1").update(body).update(headers.join("\n")).digest("base64url");
  const etag = `W/"${digest}"`;
  const all = [
    ...headers,
    ["ETag", etag],
    ["Vary", "Accept-Encoding"],
    [requestIdHeader, requestId],
  ] as const;
  const encoded = (content: Buffer, encoding?: PageEncoding) => ({
    headers: [
      ...all.flat(),
      "Content-Length",
      String(content.length),
      ...(encoding ? ["Content-Encoding", encoding] : []),
    ],
    body: content,
  });
  return {
    etag,
    unchanged: all.filter(([name]) => name !== "content-type").flat(),
    encoded: { br: encoded(br, "br"), gzip: encoded(zipped, "gzip"), identity: encoded(body) },
  };
}

/**
 * Renders a page from a request that contains nothing of a visitor but the language and panel cookies.
 * @param requestId id of the first request the page is rendered for
 * @returns `notShareable` for redirects, not found, errors, or while commerce is down
 */
export async function renderPage(
  { handle, headers, invalidate }: Rendering,
  { path, query }: PageAddress,
  { count, cookies }: Visitor,
  requestId: string,
): Promise<RenderedPage> {
  const sources = new PageSources();
  const request = new Request(env.PUBLIC_URL + path + query, cookies ? { headers: { Cookie: cookies } } : {});
  const answer = await handle(request, {
    nonce: undefined,
    requestId,
    clientIp: "",
    posted: false,
    shared: { count, sources },
    invalidate,
  });
  const body = Buffer.from(withLowPriorityScripts(await answer.text()));
  const { lifetime } = sources;
  if (answer.status !== 200 || answer.headers.has("Set-Cookie") || !lifetime) return notShareable;
  const value = await toReadyPage(body, [...Object.entries(headers), ...answer.headers], requestId);
  return { value, lifetime };
}
