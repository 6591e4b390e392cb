import { Module } from "@medusajs/framework/utils";
import { PageContentService } from "./service";

export const PAGE_CONTENT_MODULE = "pageContent";

export default Module(PAGE_CONTENT_MODULE, { service: PageContentService });
