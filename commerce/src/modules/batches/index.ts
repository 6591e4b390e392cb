import { Module } from "@medusajs/framework/utils";
import { BatchesService } from "./service";

/** Name of the module in the container. */
export const BATCHES_MODULE = "batches";

export default Module(BATCHES_MODULE, { service: BatchesService });
