import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { makeIndexes } from "../platform/concurrent-indexes";

/** More of what list-indexes.ts makes; a script that has run once is not run again. */
const indexes: Readonly<Record<string, string>> = {
  // which lines were written since all orders were looked at (features/today/open-order-candidates.ts)
  shop_order_item_unsent_since:
    "order_item (updated_at) where deleted_at is null and quantity > shipped_quantity",
  // the list of all reviews, the newest first
  shop_review_created_at: "review (created_at, id) where deleted_at is null",
  // mails by a part of an address
  shop_mail_recipient_words: "outbox_mail using gin (recipient gin_trgm_ops)",
};

/** Makes the indexes that are not there yet. */
export default async function moreListIndexes({ container }: { container: MedusaContainer }): Promise<void> {
  await makeIndexes(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), indexes);
}
