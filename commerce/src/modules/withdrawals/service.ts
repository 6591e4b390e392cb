import { MedusaService } from "@medusajs/framework/utils";
import { Withdrawal, WithdrawalAct } from "./models/withdrawal";

/** Declarations of withdrawal, and what became of each. */
export class WithdrawalsService extends MedusaService({ Withdrawal, WithdrawalAct }) {}
