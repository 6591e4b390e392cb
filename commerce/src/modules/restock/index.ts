import { Module } from "@medusajs/framework/utils";
import { RestockService } from "./service";

/** Name of the module in the container. */
export const RESTOCK_MODULE = "restock";

export default Module(RESTOCK_MODULE, { service: RestockService });
