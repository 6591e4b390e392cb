import { Module, MedusaService } from "@medusajs/framework/utils";
import type { WithdrawalStatus } from "./withdrawal-statuses";
import { Withdrawal, WithdrawalAct } from "./models/withdrawal";

/** Status according to the owner's latest act; open when there is none. */
export function statusAfter(
  acts: readonly { status: WithdrawalStatus; at: Date | string }[],
): WithdrawalStatus {
  const [last] = [...acts].sort((a, b) => new Date(b.at).getTime() - new Date(a.at).getTime());
  return last?.status ?? "open";
}

/** A declaration of withdrawal that is not settled. */
export interface OpenWithdrawal {
  id: string;
  name: string;
  /** As the shopper typed it. */
  order_number: string;
  /** Null where there is no such order. */
  order_id: string | null;
  received_at: Date;
}

export class WithdrawalsService extends MedusaService({ Withdrawal, WithdrawalAct }) {
  /** Records a new status of a declaration; acts are only ever added. @throws NOT_FOUND */
  async setStatus(id: string, status: WithdrawalStatus): Promise<void> {
    await this.retrieveWithdrawal(id);
    await this.createWithdrawalActs({ withdrawal_id: id, status, at: new Date() });
  }

  /** All unsettled declarations, oldest first, including those without a known order. */
  async listOpen(): Promise<OpenWithdrawal[]> {
    const rows = await this.listWithdrawals(
      {},
      { take: null, order: { received_at: "ASC" }, relations: ["acts"] },
    );
    return rows.filter(({ acts }) => statusAfter(acts) === "open");
  }

  /** Unsettled declarations for an order, oldest first. */
  async openOf(orderId: string): Promise<{ id: string; received_at: Date; items: string }[]> {
    const rows = await this.listWithdrawals(
      { order_id: orderId },
      { take: null, order: { received_at: "ASC" }, relations: ["acts"] },
    );
    return rows.filter(({ acts }) => statusAfter(acts) === "open");
  }
}

export const WITHDRAWALS_MODULE = "withdrawals";

export default Module(WITHDRAWALS_MODULE, { service: WithdrawalsService });

/** Emitted with `{id}` when a withdrawal was received. */
export const withdrawalReceived = "withdrawal.received";
