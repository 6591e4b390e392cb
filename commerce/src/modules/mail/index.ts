import { Module } from "@medusajs/framework/utils";
import { MailService } from "./service";

export const MAIL_MODULE = "mail";

export default Module(MAIL_MODULE, { service: MailService });
