import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { env } from "../platform/env";
import { deleteStaleCartsWorkflow } from "../workflows/delete-stale-carts";
import { recordedJob } from "../features/today/recorded-job";

const dayMs = 24 * 60 * 60 * 1000;

export const config = { name: "delete-stale-carts", schedule: "17 3 * * *" };

/** Every night: carts untouched for CART_DAYS go. */
export default recordedJob(config.name, async (container) => {
  const before = new Date(Date.now() - env().CART_DAYS * dayMs).toISOString();
  const { result } = await deleteStaleCartsWorkflow(container).run({ input: { before } });
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Deleted ${result.deleted} stale carts`);
});
