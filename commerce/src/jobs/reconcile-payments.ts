import type { MedusaContainer } from "@medusajs/framework/types";
import { reconcile } from "../features/ordering/payments/reconcile-payments";

/** Every five minutes; `startup-tasks` does the same once at each start. */
export default async function reconcilePayments(container: MedusaContainer): Promise<void> {
  await reconcile(container);
}

export const config = { name: "reconcile-payments", schedule: "*/5 * * * *" };
