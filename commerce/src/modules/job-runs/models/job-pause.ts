import { model } from "@medusajs/framework/utils";

/**
 * That no job may run: the shop was restored from a backup, and what has happened since has to be looked at by a person first.
 * `pnpm restore` writes a row, `pnpm restore --resume` deletes it (scripts/lib/backup).
 */
export const JobPause = model.define("job_pause", {
  id: model.id({ prefix: "jobpause" }).primaryKey(),
  since: model.dateTime(),
});
