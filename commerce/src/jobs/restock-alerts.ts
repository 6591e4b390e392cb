import type { MedusaContainer } from "@medusajs/framework/types";
import { forgetUnconfirmed, tellRestocked } from "../restock/tell";

/** A net under the events: every ten minutes. */
export default async function lookForRestocked(container: MedusaContainer): Promise<void> {
  await tellRestocked(container);
  await forgetUnconfirmed(container);
}

export const config = { name: "restock-alerts", schedule: "*/10 * * * *" };
