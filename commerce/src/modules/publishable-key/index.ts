import { Module } from "@medusajs/framework/utils";
import { PublishableKeyService } from "./service";

/** Name of the module in the container. */
export const PUBLISHABLE_KEY_MODULE = "publishableKey";

export default Module(PUBLISHABLE_KEY_MODULE, { service: PublishableKeyService });
