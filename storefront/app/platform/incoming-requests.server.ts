import type { IncomingMessage } from "node:http";
import { isSameOrigin } from "@su-turrone/contract/same-origin";
import type { NextFunction, Request, Response } from "express";
import type { Language } from "~/i18n/languages";
import de from "~/i18n/messages/de/refused.json";
import en from "~/i18n/messages/en/refused.json";
import it from "~/i18n/messages/it/refused.json";
import { languageOfPath, prefixOf } from "~/i18n/paths";
import { env } from "./env.server";

const shopUrl = new URL(env.PUBLIC_URL);

const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

const sentences: Readonly<Record<Language, typeof de>> = { de, it, en };

/** Refuses a request with a sentence in the language of its path; as text, because this must cost less than a page. */
function refuse(req: Request, res: Response, status: number, reason: keyof typeof de): void {
  const language = languageOfPath(pathOf(req.originalUrl));
  res.status(status).type("text").send(sentences[language][reason]);
}

export function rejectUnknownMethods(req: Request, res: Response, next: NextFunction): void {
  if (["GET", "HEAD", "POST"].includes(req.method)) {
    next();
    return;
  }
  refuse(req, res.set("Allow", "GET, HEAD, POST"), 405, "method");
}

/**
 * The most segments a path has: those of an order's document with its language, with room for folders of uploads.
 * The routers' work grows with every segment, so a longer path never reaches one.
 */
const maxSegments = 10;

/** Longer than any path of the shop; the signed parts of links in mails are in the query. */
const maxPathLength = 2_000;

/**
 * Paths in the query of the framework's route discovery, with their ancestors: it matches each of them. Pages ask for
 * the few links marked for it, or for the one just pressed.
 */
const maxDiscoveredPaths = 60;

/** Whether the shop could have this path: short, decodable, without what commerce refuses in one. */
function isReadablePath(path: string): boolean {
  // to the framework, a backslash is a slash
  if (path.length > maxPathLength || path.split(/[\\/]/, maxSegments + 2).length > maxSegments + 1)
    return false;
  try {
    return !/%5c/i.test(path) && !/[\p{Cc}\p{Noncharacter_Code_Point}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether the framework would match so few paths; it puts a slash before each one, and none twice. */
const isDiscoverable = (query: URLSearchParams): boolean =>
  query
    .getAll("p")
    .map((path) => `/${path.replace(/^\//, "")}`)
    .join("")
    .split("/", maxDiscoveredPaths + 2).length <=
  maxDiscoveredPaths + 1;

/** Whether a Host header is nothing but a host: the framework puts it before the path. */
const isHost = (host: string): boolean => !/[\\/?#]/.test(host) && URL.canParse(`http://${host}`);

/** Whether the pages' routers may see an address, which they read as `URL` does. */
function isReadableAddress(url: string, host: string): boolean {
  // a proxy's request names a whole address, or "*"
  if (!url.startsWith("/") || !isHost(host) || !isReadablePath(pathOf(url))) return false;
  if (!url.includes("?")) return true;
  const { pathname, searchParams } = new URL(`http://${host}${url}`);
  // the shop's pages never ask for data in the framework's former way
  return !searchParams.has("_data") && (pathname !== "/__manifest" || isDiscoverable(searchParams));
}

/**
 * Turns an unreadable address (too many segments, a lone percent sign, a control character, an encoded backslash, a
 * host that is none) into an unknown one in its language, which is answered with 404. To be called before any router,
 * the page cache's too.
 */
export function rewriteUnreadableAddress(request: IncomingMessage): void {
  const { url = "/", headers } = request;
  // the framework takes its port unchecked
  delete headers["x-forwarded-host"];
  if (isReadableAddress(url, headers.host ?? "shop")) return;
  request.url = `${prefixOf(languageOfPath(pathOf(url)))}/unreadable`;
  headers.host = shopUrl.host;
}

/**
 * One URL per page: redirects to the path without a trailing slash. Repeated slashes and backslashes are collapsed, so
 * that the redirect cannot point to another host.
 */
export function redirectToCanonicalPath(req: Request, res: Response, next: NextFunction): void {
  const canonicalPath = req.path.replace(/[\\/]+/g, "/").replace(/(.)\/$/, "$1");
  if (canonicalPath === req.path || (req.method !== "GET" && req.method !== "HEAD")) {
    next();
    return;
  }
  const query = req.originalUrl.slice(req.originalUrl.indexOf("?") + 1 || req.originalUrl.length);
  res.redirect(301, query ? `${canonicalPath}?${query}` : canonicalPath);
}

/** Maximum request body; the shop's largest form is a checkout address, and this is twenty times as much. */
const maxBodyBytes = 64 * 1024;

/** Refuses requests that no page of the shop sends: foreign origins, and bodies of unknown or excessive length. */
export function guardPosts(req: Request, res: Response, next: NextFunction): void {
  if (req.method === "GET" || req.method === "HEAD") {
    next();
    return;
  }
  const { origin, host } = req.headers;
  if (!isSameOrigin({ origin, host, secFetchSite: req.get("sec-fetch-site") }, env.PUBLIC_URL)) {
    refuse(req, res, 403, "origin");
    return;
  }
  if (origin === shopUrl.origin) {
    // Remix compares Origin with this header and fails (500) if a proxy changes the host; the origin has been checked
    // above
    req.headers.host = shopUrl.host;
  }
  const length = req.headers["content-length"];
  if (length === undefined && req.headers["transfer-encoding"] !== undefined) {
    refuse(req, res, 411, "length");
    return;
  }
  if (Number(length ?? 0) > maxBodyBytes) {
    refuse(req, res, 413, "size");
    return;
  }
  next();
}
