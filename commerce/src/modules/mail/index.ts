import { Module } from "@medusajs/framework/utils";
import { MailService } from "./service";

/** Name of the module in the container. */
export const MAIL_MODULE = "mail";

export default Module(MAIL_MODULE, { service: MailService });
