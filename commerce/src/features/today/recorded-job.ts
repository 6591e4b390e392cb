import type { MedusaContainer } from "@medusajs/framework/types";
import { JOB_RUNS_MODULE } from "../../modules/job-runs";
import type { JobRunsService } from "../../modules/job-runs/service";

/**
 * A job whose last run, and how it ended, the owner sees on the page "Today".
 * @param name as in the job's `config`
 * @throws whatever the work throws
 */
export const recordedJob =
  (name: string, work: (container: MedusaContainer) => Promise<unknown>) =>
  async (container: MedusaContainer): Promise<void> => {
    const runs: JobRunsService = container.resolve(JOB_RUNS_MODULE);
    let succeeded = false;
    try {
      await work(container);
      succeeded = true;
    } finally {
      await runs.record({ name, ended_at: new Date(), succeeded });
    }
  };
