import path from "node:path";
import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import express from "express";
import { staffRoleOf } from "../../features/staff/staff-role";
import { env } from "../../platform/env";

/**
 * Serves DATA_DIR/static. Medusa itself serves `static` below its own folder only, which a build deletes. The File Module
 * puts the time of the upload into each name, so a picture never changes under its address.
 */
export const serveUploads = express.static(path.join(env().DATA_DIR, "static"), {
  immutable: true,
  index: false,
  maxAge: "365d",
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
  if (!req.path.startsWith("/private-")) {
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
