import { Module, MedusaService } from "@medusajs/framework/utils";
import { PriceLogEntry } from "./models/price-log-entry";

/** Every price the shop has ever had. The database writes the log; this service only reads it. */
class PriceLogService extends MedusaService({ PriceLogEntry }) {}

export default Module("priceLog", { service: PriceLogService });
