import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { env } from "../platform/env";
import { deleteStaleCartsWorkflow } from "../workflows/delete-stale-carts";

const dayMs = 24 * 60 * 60 * 1000;

/** Every night: carts untouched for CART_DAYS go. */
export default async function deleteStaleCarts(container: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - env().CART_DAYS * dayMs).toISOString();
  const { result } = await deleteStaleCartsWorkflow(container).run({ input: { before } });
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Deleted ${result.deleted} stale carts`);
}

export const config = { name: "delete-stale-carts", schedule: "17 3 * * *" };
