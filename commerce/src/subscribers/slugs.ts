import type { SubscriberConfig } from "@medusajs/framework";
import {
  ProductCategoryWorkflowEvents as CategoryEvents,
  ProductWorkflowEvents as ProductEvents,
} from "@medusajs/framework/utils";
import { onRow } from "../platform/subscriber";
import { giveFirstSlugWorkflow, removeSlugsWorkflow } from "../workflows/slugs";

/** Gives a new product or category its first slug, and releases those of a deleted one. */
export default onRow(async (container, entity_id, event) => {
  const isProduct = event === ProductEvents.CREATED || event === ProductEvents.DELETED;
  const input = { kind: isProduct ? "product" : "category", entity_id } as const;
  const isDeleted = event === ProductEvents.DELETED || event === CategoryEvents.DELETED;
  if (isDeleted) await removeSlugsWorkflow(container).run({ input });
  else await giveFirstSlugWorkflow(container).run({ input });
});

export const config: SubscriberConfig = {
  event: [ProductEvents.CREATED, ProductEvents.DELETED, CategoryEvents.CREATED, CategoryEvents.DELETED],
};
