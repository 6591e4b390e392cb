import { Module } from "@medusajs/framework/utils";
import { StockMovementsService } from "./service";

/** Name of the module in the container. */
export const STOCK_MOVEMENTS_MODULE = "stockMovements";

export default Module(STOCK_MOVEMENTS_MODULE, { service: StockMovementsService });
