import { Module } from "@medusajs/framework/utils";
import { BatchesService } from "./service";

export const BATCHES_MODULE = "batches";

export default Module(BATCHES_MODULE, { service: BatchesService });
