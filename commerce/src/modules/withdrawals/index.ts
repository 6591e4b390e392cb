import { Module } from "@medusajs/framework/utils";
import { WithdrawalsService } from "./service";

export const WITHDRAWALS_MODULE = "withdrawals";

export default Module(WITHDRAWALS_MODULE, { service: WithdrawalsService });
