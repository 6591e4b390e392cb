import path from "node:path";
import { pipeline } from "node:stream/promises";
import { authenticate } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { privatePrefix } from "@su-turrone/contract/environment";
import express from "express";
import { staffRoleOf } from "../../features/staff/staff-role";
import { env } from "../../platform/env";
import type { Middleware } from "../../platform/with-body";

/** How long clients may cache a picture, in seconds. */
const cacheSeconds = 365 * 24 * 60 * 60;

/**
 * Serves DATA_DIR/static. Medusa itself only serves `static` below its own folder, which a build deletes. The File
 * Module puts the time of the upload into each file name, so the content of a URL never changes.
 */
export const serveUploads = express.static(path.join(env().DATA_DIR, "static"), {
  immutable: true,
  index: false,
  maxAge: cacheSeconds * 1000,
  setHeaders: (res, file) => {
    // Express 4 does not know this type
    if (path.extname(file) === ".avif") res.setHeader("Content-Type", "image/avif");
  },
});

const privateFiles = express.static(path.join(env().DATA_DIR, "private"), {
  index: false,
  cacheControl: false,
});
const loggedIn = authenticate("user", ["session", "bearer"]);

/** Serves the File Module's private files, such as the admin's exports, to a logged-in owner only. */
export const servePrivateFiles: Middleware = (req, res, next) => {
  if (!req.path.startsWith(`/${privatePrefix}`)) {
    next();
    return;
  }
  res.setHeader("cache-control", "private, no-store");
  loggedIn(req, res, (error?: unknown) => {
    if (error) next(error);
    else
      staffRoleOf(req).then((role) => {
        if (role === "owner") privateFiles(req, res, next);
        else res.sendStatus(403);
      }, next);
  });
};

/** Key of the file a URL names; null when it cannot be a file. */
function keyOf(address: string): string | null {
  try {
    const key = decodeURIComponent(address.slice(1));
    // access is checked on the undecoded path, so the private prefix must not be hidden by encoding
    const isHidden = key.startsWith(privatePrefix) && !address.startsWith(`/${privatePrefix}`);
    return /^[^/\\\0]+$/.test(key) && !isHidden ? key : null;
  } catch {
    return null;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "NoSuchKey";

/**
 * Serves files from the bucket, if one is configured. Registered after the two handlers above, so that older files on
 * the disk are still served, and private files require a login.
 */
export const serveBucket: Middleware = async (req, res, next) => {
  const key = env().S3_BUCKET && req.method === "GET" ? keyOf(req.path) : null;
  if (key === null) {
    next();
    return;
  }
  try {
    const file = await req.scope.resolve(Modules.FILE).getDownloadStream(key);
    const extension = path.extname(key);
    res.type(extension === ".avif" ? "image/avif" : extension);
    if (!key.startsWith(privatePrefix))
      res.setHeader("cache-control", `public, max-age=${cacheSeconds}, immutable`);
    await pipeline(file, res);
  } catch (error) {
    // no response is needed if the client is gone, and none is possible if part of the picture was sent
    if (res.headersSent) res.destroy();
    else next(isMissing(error) ? undefined : error);
  }
};
