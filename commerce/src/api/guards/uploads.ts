import path from "node:path";
import { pipeline } from "node:stream/promises";
import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { privatePrefix } from "@su-turrone/contract/environment";
import express from "express";
import { staffRoleOf } from "../../features/staff/staff-role";
import { env } from "../../platform/env";

/** So long a picture may be kept by whoever has seen it, in seconds. */
const forever = 365 * 24 * 60 * 60;

/**
 * Serves DATA_DIR/static. Medusa itself serves `static` below its own folder only, which a build deletes. The File Module
 * puts the time of the upload into each name, so a picture never changes under its address.
 */
export const serveUploads = express.static(path.join(env().DATA_DIR, "static"), {
  immutable: true,
  index: false,
  maxAge: forever * 1000,
  setHeaders: (res, file) => {
    // Express 4 does not know the type
    if (path.extname(file) === ".avif") res.setHeader("Content-Type", "image/avif");
  },
});

const privateFiles = express.static(path.join(env().DATA_DIR, "private"), {
  index: false,
  cacheControl: false,
});
const loggedIn = authenticate("user", ["session", "bearer"]);

/** Serves what the File Module keeps private, such as the admin's exports, to a logged-in owner and no one else. */
export function servePrivateFiles(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
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
}

/** The file that an address names; null for one that can be no file's. */
function keyOf(address: string): string | null {
  try {
    const key = decodeURIComponent(address.slice(1));
    // who may read it was asked by the address as it was written
    const isHidden = key.startsWith(privatePrefix) && !address.startsWith(`/${privatePrefix}`);
    return /^[^/\\\0]+$/.test(key) && !isHidden ? key : null;
  } catch {
    return null;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "NoSuchKey";

/**
 * Serves what lies in the bucket, where there is one; behind the two above, so that what lies on the disk from before is served as well
 * and a private file is asked for by the owner.
 */
export async function serveBucket(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const key = env().S3_BUCKET && req.method === "GET" ? keyOf(req.path) : null;
  if (key === null) {
    next();
    return;
  }
  try {
    const file = await req.scope.resolve(Modules.FILE).getDownloadStream(key);
    const ending = path.extname(key);
    res.type(ending === ".avif" ? "image/avif" : ending);
    if (!key.startsWith(privatePrefix))
      res.setHeader("cache-control", `public, max-age=${forever}, immutable`);
    await pipeline(file, res);
  } catch (error) {
    // whoever has gone needs no answer, and a picture of which a part was sent has none
    if (res.headersSent) res.destroy();
    else next(isMissing(error) ? undefined : error);
  }
}
