import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductCategoryWorkflowEvents, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { removeSlugsWorkflow } from "../workflows/slugs";

/** Releases the slugs of a deleted product or category. */
export default async function removeSlugs({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const kind = event.name === ProductWorkflowEvents.DELETED ? "product" : "category";
  await removeSlugsWorkflow(container).run({ input: { kind, entity_id: event.data.id } });
}

export const config: SubscriberConfig = {
  event: [ProductWorkflowEvents.DELETED, ProductCategoryWorkflowEvents.DELETED],
};
