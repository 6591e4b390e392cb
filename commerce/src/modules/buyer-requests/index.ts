import { Module } from "@medusajs/framework/utils";
import { BuyerRequestsService } from "./service";

export const BUYER_REQUESTS_MODULE = "buyerRequests";

export default Module(BUYER_REQUESTS_MODULE, { service: BuyerRequestsService });
