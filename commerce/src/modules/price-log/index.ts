import { Module } from "@medusajs/framework/utils";
import { PriceLogService } from "./service";

export default Module("priceLog", { service: PriceLogService });
