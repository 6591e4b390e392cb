import {
  Module,
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from "@medusajs/framework/utils";
import type { EntityManager } from "@medusajs/framework/mikro-orm/knex";
import type { Context } from "@medusajs/framework/types";
import { transactionOf } from "../../platform/transaction";
import { JobPause, JobRun } from "./models/job-run";

export interface EndedRun {
  name: string;
  ended_at: Date;
  succeeded: boolean;
}

/** Stores when each job last ran, whether it succeeded, and whether jobs are paused. */
export class JobRunsService extends MedusaService({ JobRun, JobPause }) {
  async pausedSince(): Promise<Date | null> {
    const [pause] = await this.listJobPauses({}, { take: 1, order: { since: "ASC" } });
    return pause ? new Date(pause.since) : null;
  }

  /** Records the end of a run, replacing the previous run of the same job. */
  @InjectTransactionManager()
  async record(run: EndedRun, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await transactionOf(context)("job_run")
      .insert({ id: generateEntityId(undefined, "jobrun"), ...run })
      // the index is unique among rows that are not deleted, and rows are never deleted
      .onConflict(transactionOf(context).raw("(name) where deleted_at is null"))
      .merge(["ended_at", "succeeded"]);
  }
}

export const JOB_RUNS_MODULE = "job_runs";

export default Module(JOB_RUNS_MODULE, { service: JobRunsService });
