import type { SubscriberArgs } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";

/** A subscriber of events about a row, which carry its id. */
export const onRow =
  (work: (container: MedusaContainer, id: string, event: string) => Promise<unknown>) =>
  async ({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> => {
    await work(container, event.data.id, event.name);
  };
