import { Module } from "@medusajs/framework/utils";
import { MessagesService } from "./service";

/** Name of the module in the container. */
export const MESSAGES_MODULE = "messages";

export default Module(MESSAGES_MODULE, { service: MessagesService });
