import { Module } from "@medusajs/framework/utils";
import { ErasuresService } from "./service";

export const ERASURES_MODULE = "erasures";

export default Module(ERASURES_MODULE, { service: ErasuresService });
