import type { MedusaContainer } from "@medusajs/framework/types";
import { backInStock } from "../features/back-in-stock/back-in-stock";
import { deleteExpired } from "../features/double-opt-in/double-opt-in";
import { newsletter } from "../features/newsletter/newsletter";

/** Every hour: addresses that were never confirmed are deleted when their link has expired (GDPR art. 5(1)(e)). */
export default async function deleteUnconfirmed(container: MedusaContainer): Promise<void> {
  await deleteExpired(container, backInStock);
  await deleteExpired(container, newsletter);
}

export const config = { name: "delete-unconfirmed", schedule: "41 * * * *" };
