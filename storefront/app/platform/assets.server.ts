import type { RequestHandler } from "express";
import sirv, { type Options } from "sirv";
import { yearSeconds } from "./headers";

const hourSeconds = 60 * 60;

/** What lies here has a hash of its content in its name. */
const hashed = "/assets/";

/** Files as the build has compressed them (`.br`, `.gz`), looked for once, when the shop starts. */
const served: Options = { brotli: true, gzip: true, etag: true, extensions: [] };

/**
 * What the build has put below `assets/`, for ever, with the few headers of a file. A name that is not there answers 404.
 * @param folder the browser's part of the build
 */
export function hashedAssets(folder: string): RequestHandler {
  const serve = sirv(folder, {
    ...served,
    setHeaders(res) {
      res.setHeader("X-Content-Type-Options", "nosniff");
      res.setHeader("Cache-Control", `public, max-age=${yearSeconds}, immutable`);
    },
  });
  return (req, res, next) => {
    if (!req.path.startsWith(hashed) || (req.method !== "GET" && req.method !== "HEAD")) {
      next();
      return;
    }
    serve(req, res, () => {
      res.status(404).type("text").send("Not Found");
    });
  };
}

/**
 * The files beside it, as the icons of the tab, whose names stay: for an hourSeconds. They come after the headers of pages, because an
 * SVG can be opened as one. Any other address is left to the pages.
 * @param folder the browser's part of the build
 */
export function publicFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    ...served,
    setHeaders(res, path) {
      res.setHeader("Cache-Control", `public, max-age=${hourSeconds}`);
      // the one kind of file here that sirv has no type for
      if (path.endsWith(".ico")) res.setHeader("Content-Type", "image/x-icon");
    },
  });
  return (req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD") serve(req, res, next);
    else next();
  };
}
