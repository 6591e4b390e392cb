import { isSameOrigin } from "@su-turrone/contract/same-origin";
import type { NextFunction, Request, Response } from "express";
import { env } from "./env.server";

/** Maximum request body; the shop's largest form is a checkout address, and this is twenty times as much. */
const maxBodyBytes = 64 * 1024;

const shopUrl = new URL(env.PUBLIC_URL);

/** Refuses requests that no page of the shop sends: foreign origins, and bodies of unknown or excessive length. */
export function guardPosts(req: Request, res: Response, next: NextFunction): void {
  if (req.method === "GET" || req.method === "HEAD") {
    next();
    return;
  }
  const { origin, host } = req.headers;
  if (!isSameOrigin({ origin, host, secFetchSite: req.get("sec-fetch-site") }, env.PUBLIC_URL)) {
    res.status(403).type("text").send("Forbidden: this form does not come from the shop itself.");
    return;
  }
  if (origin === shopUrl.origin) {
    // Remix compares Origin with these headers and fails (500) if a proxy changes the host; the origin has been checked
    // above
    req.headers.host = shopUrl.host;
    delete req.headers["x-forwarded-host"];
  }
  const length = req.headers["content-length"];
  if (length === undefined && req.headers["transfer-encoding"] !== undefined) {
    res.status(411).type("text").send("Length Required");
    return;
  }
  if (Number(length ?? 0) > maxBodyBytes) {
    res.status(413).type("text").send("Content Too Large");
    return;
  }
  next();
}
