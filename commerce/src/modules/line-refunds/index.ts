import { Module } from "@medusajs/framework/utils";
import { LineRefundsService } from "./service";

export const LINE_REFUNDS_MODULE = "line_refunds";

export default Module(LINE_REFUNDS_MODULE, { service: LineRefundsService });
