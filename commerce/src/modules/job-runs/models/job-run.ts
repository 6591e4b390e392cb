import { model } from "@medusajs/framework/utils";

/** The last run of a job in `src/jobs`, on whichever server it ran. */
export const JobRun = model
  .define("job_run", {
    id: model.id({ prefix: "jobrun" }).primaryKey(),
    /** Name from the job's `config`. */
    name: model.text(),
    ended_at: model.dateTime(),
    /** False when it threw; the reason is in the log. */
    succeeded: model.boolean(),
  })
  .indexes([{ on: ["name"], unique: true }]);

/**
 * While a row exists, no job runs: the shop was restored from a backup, and a person has to review what happened since
 * the backup first.
 * `npm run restore` writes the row, `npm run restore -- --resume` deletes it (scripts/lib/backup).
 */
export const JobPause = model.define("job_pause", {
  id: model.id({ prefix: "jobpause" }).primaryKey(),
  since: model.dateTime(),
});
