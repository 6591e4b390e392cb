import { model } from "@medusajs/framework/utils";

/**
 * While a row exists, no job runs: the shop was restored from a backup, and a person has to review what happened since
 * the backup first.
 * `npm run restore` writes the row, `npm run restore -- --resume` deletes it (scripts/lib/backup).
 */
export const JobPause = model.define("job_pause", {
  id: model.id({ prefix: "jobpause" }).primaryKey(),
  since: model.dateTime(),
});
