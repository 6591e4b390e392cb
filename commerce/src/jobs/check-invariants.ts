import { runNightlyCheck } from "../features/invariants/nightly-check";
import { recordedJob } from "../features/today/recorded-job";
import { invariantsJob } from "../features/today/health-status";

export const config = { name: invariantsJob, schedule: "47 3 * * *" };

/** Every night; `npm run invariants` runs the same check on demand. */
export default recordedJob(config.name, runNightlyCheck);
