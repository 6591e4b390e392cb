import { Module } from "@medusajs/framework/utils";
import { BackInStockService } from "./service";

export const BACK_IN_STOCK_MODULE = "backInStock";

export default Module(BACK_IN_STOCK_MODULE, { service: BackInStockService });
