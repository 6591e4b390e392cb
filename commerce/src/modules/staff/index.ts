import { Module } from "@medusajs/framework/utils";
import { StaffService } from "./service";

export const STAFF_MODULE = "staff";

export default Module(STAFF_MODULE, { service: StaffService });
