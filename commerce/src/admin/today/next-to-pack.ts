import type { PackingOrder } from "../../features/today/packing-order";

/**
 * The next order to pack after another one: its successor, or the oldest if it is the last or already shipped. Orders
 * with a withdrawal or a disputed payment are skipped, because they should not be shipped. Pure.
 */
export function nextToPack<Row extends Pick<PackingOrder, "id" | "withdrawal_due" | "disputed">>(
  rows: readonly Row[],
  orderId: string,
): Row | undefined {
  const place = rows.findIndex(({ id }) => id === orderId);
  return [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))].find(
    ({ withdrawal_due: due, disputed }) => due === null && !disputed,
  );
}
