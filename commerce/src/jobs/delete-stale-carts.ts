import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { retentionCutoff } from "../features/privacy/retention";
import { env } from "../platform/env";
import { deleteStaleCartsWorkflow } from "../workflows/delete-stale-carts";
import { recordedJob } from "../features/today/recorded-job";

export const config = { name: "delete-stale-carts", schedule: "17 3 * * *" };

/** Every night: deletes carts untouched for CART_DAYS, with their addresses and with guests who never ordered. */
export default recordedJob(config.name, async (container) => {
  const before = retentionCutoff(env().CART_DAYS).toISOString();
  const { result } = await deleteStaleCartsWorkflow(container).run({ input: { before } });
  const { carts, left } = result;
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Deleted ${carts.deleted} stale carts, ${left.addresses} addresses and ${left.guests} guests`);
});
