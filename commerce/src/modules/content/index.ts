import { Module } from "@medusajs/framework/utils";
import { ContentService } from "./service";

/** Name of the module in the container. */
export const CONTENT_MODULE = "content";

export default Module(CONTENT_MODULE, { service: ContentService });
