import { Module } from "@medusajs/framework/utils";
import { PaymentWatchService } from "./service";

export default Module("paymentWatch", { service: PaymentWatchService });
