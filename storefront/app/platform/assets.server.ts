import type { RequestHandler } from "express";
import sirv from "sirv";

/** Seconds; what lies in `assets/` has a hash of its content in its name. */
const year = 365 * 24 * 60 * 60;
const hour = 60 * 60;

const hashed = "/assets/";

/**
 * The files of the build, as it has compressed them (`.br`, `.gz`); they are looked for once, when the shop starts. A name
 * below `assets/` that is not there answers 404; any other address is left to the pages.
 * @param folder the browser's part of the build
 */
export function assets(folder: string): RequestHandler {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(res, path) {
      res.setHeader("X-Content-Type-Options", "nosniff");
      res.setHeader(
        "Cache-Control",
        path.startsWith(hashed) ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`,
      );
    },
  });
  return (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      next();
      return;
    }
    serve(req, res, () => {
      if (req.path.startsWith(hashed)) res.status(404).type("text").send("Not Found");
      else next();
    });
  };
}
