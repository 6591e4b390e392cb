import { z } from "@medusajs/framework/zod";
import { statusAfter } from "../../../modules/withdrawals/service";
import { withdrawalStatuses } from "../../../modules/withdrawals/withdrawal-statuses";

/** A withdrawal from an order, as returned for `withdrawals` of an order. */
export const withdrawalRow = z.object({
  received_at: z.coerce.date(),
  /** "" for the whole order. */
  items: z.string(),
  acts: z.array(z.object({ status: z.enum(withdrawalStatuses), at: z.coerce.date() })).default([]),
});

/** A withdrawal as far as it matters for its order. */
export interface Withdrawal {
  received_at: Date;
  /** Whether it names no parts of the order. */
  whole: boolean;
  settled: boolean;
}

/** The withdrawal from an order: the first from all of it, otherwise the latest from a part; null without any. */
export function withdrawalOf(order: {
  withdrawals: readonly z.infer<typeof withdrawalRow>[];
}): Withdrawal | null {
  const declared = order.withdrawals.toSorted((a, b) => a.received_at.getTime() - b.received_at.getTime());
  const found = declared.find(({ items }) => items === "") ?? declared.at(-1);
  if (!found) return null;
  return {
    received_at: found.received_at,
    whole: found.items === "",
    settled: statusAfter(found.acts) === "settled",
  };
}
