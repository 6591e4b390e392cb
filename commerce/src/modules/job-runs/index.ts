import { Module } from "@medusajs/framework/utils";
import { JobRunsService } from "./service";

export const JOB_RUNS_MODULE = "job_runs";

export default Module(JOB_RUNS_MODULE, { service: JobRunsService });
