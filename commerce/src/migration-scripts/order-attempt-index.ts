import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { makeIndexes } from "../platform/concurrent-indexes";

/** The order of a cart that was not linked to it yet (features/ordering/place-order/completion-attempt.ts). */
const indexes: Readonly<Record<string, string>> = {
  shop_order_attempt: `"order" ((metadata -> 'completion' ->> 'cart_id')) where deleted_at is null`,
};

export default async function orderAttemptIndex({
  container,
}: {
  container: MedusaContainer;
}): Promise<void> {
  await makeIndexes(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), indexes);
}
