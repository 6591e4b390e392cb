import type { NextFunction, Request, Response } from "express";
import { languageOfPath, prefixOf } from "~/i18n/paths";

/** Answers unsupported methods with 405. */
export function rejectUnknownMethods(req: Request, res: Response, next: NextFunction): void {
  if (["GET", "HEAD", "POST"].includes(req.method)) {
    next();
    return;
  }
  res.status(405).set("Allow", "GET, HEAD, POST").type("text").send("Method Not Allowed");
}

/** Whether a path can be decoded and contains neither control characters nor an encoded backslash. */
function isDecodablePath(path: string): boolean {
  try {
    return !/%5c/i.test(path) && !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Turns an unreadable path (a lone percent sign, a control character, an encoded backslash) into an unknown one in its
 * language, so that it is answered with 404.
 */
export function rewriteUnreadablePath(req: Request, _res: Response, next: NextFunction): void {
  if (!isDecodablePath(req.path)) {
    req.url = `${prefixOf(languageOfPath(req.path))}/unreadable`;
    req.originalUrl = req.url;
  }
  next();
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
