import { Module } from "@medusajs/framework/utils";
import { MessagesService } from "./service";

export const MESSAGES_MODULE = "messages";

export default Module(MESSAGES_MODULE, { service: MessagesService });
