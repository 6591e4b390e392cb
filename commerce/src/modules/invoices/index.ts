import { Module } from "@medusajs/framework/utils";
import { InvoicesService } from "./service";

/** Name of the module in the container. */
export const INVOICES_MODULE = "invoices";

export default Module(INVOICES_MODULE, { service: InvoicesService });
