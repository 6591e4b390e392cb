import path from "node:path";
import express from "express";
import { env } from "../../env";

/**
 * Serves DATA_DIR/static. Medusa itself serves `static` below its own folder only, which a build deletes. The File Module
 * puts the time of the upload into each name, so a picture never changes under its address.
 */
export const serveUploads = express.static(path.join(env().DATA_DIR, "static"), {
  fallthrough: true,
  immutable: true,
  index: false,
  maxAge: "365d",
});
