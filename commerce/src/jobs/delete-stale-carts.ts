import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { keptSince } from "../features/privacy/retention";
import { env } from "../platform/env";
import { deleteStaleCartsWorkflow } from "../workflows/delete-stale-carts";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "delete-stale-carts", schedule: "17 3 * * *" };

/** Every night: carts untouched for CART_DAYS go. */
export default recordedJob(config.name, async (container) => {
  const before = keptSince(env().CART_DAYS).toISOString();
  const { result } = await deleteStaleCartsWorkflow(container).run({ input: { before } });
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Deleted ${result.deleted} stale carts`);
});
