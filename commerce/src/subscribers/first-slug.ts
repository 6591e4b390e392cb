import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductCategoryWorkflowEvents, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { giveFirstSlugWorkflow } from "../workflows/slugs";

export default async function giveFirstSlug({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const kind = event.name === ProductWorkflowEvents.CREATED ? "product" : "category";
  await giveFirstSlugWorkflow(container).run({ input: { kind, entity_id: event.data.id } });
}

export const config: SubscriberConfig = {
  event: [ProductWorkflowEvents.CREATED, ProductCategoryWorkflowEvents.CREATED],
};
