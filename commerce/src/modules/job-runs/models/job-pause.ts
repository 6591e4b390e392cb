import { model } from "@medusajs/framework/utils";

/**
 * While a row exists, no job runs: the shop was restored from a backup, and a person has to review what happened since
 * the backup first.
 * `pnpm restore` writes the row, `pnpm restore --resume` deletes it (scripts/lib/backup).
 */
export const JobPause = model.define("job_pause", {
  id: model.id({ prefix: "jobpause" }).primaryKey(),
  since: model.dateTime(),
});
