import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/**
 * Tells the owner of something that needs a look: in the admin's notifications and in the log. What has the same title is told
 * once, however often it is found.
 */
export async function notifyAdmin(
  container: MedusaContainer,
  title: string,
  description: string,
): Promise<void> {
  container.resolve(ContainerRegistrationKeys.LOGGER).warn(`${title}: ${description}`);
  const key = `owner: ${title}`;
  // two who find the same at once would both write it, and the second fail
  await container.resolve(Modules.LOCKING).execute(key, () =>
    container.resolve(Modules.NOTIFICATION).createNotifications({
      to: "",
      channel: "feed",
      template: "admin-ui",
      data: { title, description },
      idempotency_key: key,
    }),
  );
}
