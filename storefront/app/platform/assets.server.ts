import { existsSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import sirv, { type Options } from "sirv";
import { env } from "./env.server";
import { yearSeconds } from "./headers";

const hourSeconds = 60 * 60;

/** Files in this folder have a content hash in their names. */
const hashedAssetsPath = "/assets/";

/** sirv options: serves the files the build has compressed (`.br`, `.gz`); the folder is scanned once at startup. */
const sirvOptions: Options = { brotli: true, gzip: true, etag: true, extensions: [] };

/** Serves the build's hashed files, cacheable forever; unknown names are answered with 404. */
export function hashedAssets(folder: string): RequestHandler {
  const serve = sirv(folder, {
    ...sirvOptions,
    setHeaders(res) {
      res.setHeader("X-Content-Type-Options", "nosniff");
      res.setHeader("Cache-Control", `public, max-age=${yearSeconds}, immutable`);
    },
  });
  return (req, res, next) => {
    if (!req.path.startsWith(hashedAssetsPath) || (req.method !== "GET" && req.method !== "HEAD")) {
      next();
      return;
    }
    serve(req, res, () => void res.status(404).type("text").send("Not Found"));
  };
}

/**
 * Serves the other files of that folder, such as the favicons, whose names are stable: cacheable for an hour. Mounted
 * after the headers of pages, because an SVG can be opened as a document. Any other path is left to the pages.
 */
export function publicFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    ...sirvOptions,
    setHeaders(res, path) {
      res.setHeader("Cache-Control", `public, max-age=${hourSeconds}`);
      // the only file type here that sirv does not know
      if (path.endsWith(".ico")) res.setHeader("Content-Type", "image/x-icon");
    },
  });
  return (req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD") serve(req, res, next);
    else next();
  };
}

/** Folder in which the owner places the official notices. */
export const noticesDir = path.join(env.DATA_DIR, "notices");

const extensions = ["svg", "png", "webp"] as const;

/**
 * URL of the official EU notice on the legal guarantee in a language (directive (EU) 2024/825): a file
 * `guarantee.<language>.svg`, `.png` or `.webp` added by the owner; null if there is none. The shop must not draw its
 * own.
 */
export function guaranteeNotice(language: string): string | null {
  const file = extensions
    .map((extension) => `guarantee.${language}.${extension}`)
    .find((name) => existsSync(path.join(noticesDir, name)));
  return file ? `/notices/${file}` : null;
}
