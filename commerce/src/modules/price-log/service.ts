import { MedusaService } from "@medusajs/framework/utils";
import { PriceLogEntry } from "./models/price-log-entry";

/** Knows every price the shop has ever had. The database writes it; nothing is written from here. */
export class PriceLogService extends MedusaService({ PriceLogEntry }) {}
