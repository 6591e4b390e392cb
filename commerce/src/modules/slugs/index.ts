import { Module } from "@medusajs/framework/utils";
import { SlugsService } from "./service";

export const SLUGS_MODULE = "slugs";

export default Module(SLUGS_MODULE, { service: SlugsService });
