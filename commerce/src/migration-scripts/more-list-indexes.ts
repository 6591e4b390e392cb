import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { makeIndexes } from "../platform/concurrent-indexes";

/** More indexes like those in list-indexes.ts; a script that has run is not run again. */
const indexes: Readonly<Record<string, string>> = {
  // lines written since all orders were last read (features/today/open-order-candidates.ts)
  shop_order_item_unsent_since:
    "order_item (updated_at) where deleted_at is null and quantity > shipped_quantity",
  // list of all reviews, newest first
  shop_review_created_at: "review (created_at, id) where deleted_at is null",
  // mails by part of the recipient's address
  shop_mail_recipient_words: "outbox_mail using gin (recipient gin_trgm_ops)",
};

export default async function moreListIndexes({ container }: { container: MedusaContainer }): Promise<void> {
  await makeIndexes(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), indexes);
}
