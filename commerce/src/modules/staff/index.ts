import { Module } from "@medusajs/framework/utils";
import { StaffService } from "./service";

/** Name of the module in the container. */
export const STAFF_MODULE = "staff";

export default Module(STAFF_MODULE, { service: StaffService });
