import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductCategoryWorkflowEvents, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { firstSlug } from "../modules/slugs/first-slug";
import { setSlugsWorkflow } from "../workflows/set-slugs";

/** A new product or category gets a slug at once. */
export default async function giveFirstSlug({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const kind = event.name === ProductWorkflowEvents.CREATED ? "product" : "category";
  const slugs = await firstSlug(container, kind, event.data.id);
  if (slugs) await setSlugsWorkflow(container).run({ input: { kind, entity_id: event.data.id, slugs } });
}

export const config: SubscriberConfig = {
  event: [ProductWorkflowEvents.CREATED, ProductCategoryWorkflowEvents.CREATED],
};
