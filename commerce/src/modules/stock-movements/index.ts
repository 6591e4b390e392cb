import { Module } from "@medusajs/framework/utils";
import { StockMovementsService } from "./service";

export const STOCK_MOVEMENTS_MODULE = "stockMovements";

export default Module(STOCK_MOVEMENTS_MODULE, { service: StockMovementsService });
