import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { reportUnexpectedError } from "@su-turrone/contract/unexpected-errors";
import { JOB_RUNS_MODULE } from "../../modules/job-runs";

/** Whether jobs are paused, because the shop was restored from a backup and nobody has reviewed it yet. */
export async function jobsArePaused(container: MedusaContainer): Promise<boolean> {
  const runs = container.resolve(JOB_RUNS_MODULE);
  return (await runs.pausedSince()) !== null;
}

/**
 * A job whose last run and its result are shown to the owner on the page "Today". It does nothing while jobs are
 * paused.
 * @param name name from the job's `config`
 * @throws errors of the work
 */
export const recordedJob =
  (name: string, work: (container: MedusaContainer) => Promise<unknown>) =>
  async (container: MedusaContainer): Promise<void> => {
    const runs = container.resolve(JOB_RUNS_MODULE);
    if (await jobsArePaused(container)) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`The job ${name} waits: the shop was restored from a backup (\`npm run restore -- --resume\`)`);
      return;
    }
    let succeeded = false;
    try {
      await work(container);
      succeeded = true;
    } catch (error) {
      reportUnexpectedError(error);
      throw error;
    } finally {
      await runs.record({ name, ended_at: new Date(), succeeded });
    }
  };
