import type { NextFunction, Request, Response } from "express";
import { languageOfPath, prefixOf } from "~/i18n/paths";

/** What the shop answers to; anything else is told so and goes no further. */
export function knownMethods(req: Request, res: Response, next: NextFunction): void {
  if (["GET", "HEAD", "POST"].includes(req.method)) {
    next();
    return;
  }
  res.status(405).set("Allow", "GET, HEAD, POST").type("text").send("Method Not Allowed");
}

/** Whether an address can be decoded and holds neither control characters nor an encoded backslash. */
function isReadable(path: string): boolean {
  try {
    return !/%5c/i.test(path) && !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** An address nobody can read (a lone percent sign, a control character, an encoded backslash) is one nobody has, in its language. */
export function readableAddress(req: Request, _res: Response, next: NextFunction): void {
  if (!isReadable(req.path)) {
    req.url = `${prefixOf(languageOfPath(req.path))}/unreadable`;
    req.originalUrl = req.url;
  }
  next();
}

/** One address a page: no trailing slash. Doubled slashes and backslashes are folded, so that no other host can be named. */
export function oneAddress(req: Request, res: Response, next: NextFunction): void {
  const clean = req.path.replace(/[\\/]+/g, "/").replace(/(.)\/$/, "$1");
  if (clean === req.path || (req.method !== "GET" && req.method !== "HEAD")) {
    next();
    return;
  }
  const query = req.originalUrl.slice(req.originalUrl.indexOf("?") + 1 || req.originalUrl.length);
  res.redirect(301, query ? `${clean}?${query}` : clean);
}
