import type { PackingOrder } from "../../features/today/packing-order";

/**
 * The order to go on with after another: the one behind it, or the oldest, where it is the last or has left. One whose buyer has
 * withdrawn is better not sent, so it is passed over. Pure.
 */
export function nextToPack<Row extends Pick<PackingOrder, "id" | "withdrawal_due">>(
  rows: readonly Row[],
  orderId: string,
): Row | undefined {
  const place = rows.findIndex(({ id }) => id === orderId);
  return [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))].find(
    ({ withdrawal_due: due }) => due === null,
  );
}
