import type { SubscriberConfig } from "@medusajs/framework";
import {
  ProductCategoryWorkflowEvents,
  ProductVariantWorkflowEvents,
  ProductWorkflowEvents,
  SalesChannelWorkflowEvents,
  TranslationWorkflowEvents,
} from "@medusajs/framework/utils";
import { invalidateCatalogue } from "../features/catalogue/catalogue-cache";
import { foodLabelSaved, productDetailsSaved } from "../workflows/product-records";

/**
 * Invalidates the cached catalogue, so that the next list contains what the owner saved; prices and stock are read for
 * each list anyway.
 */
export default function invalidateWhenChanged(): Promise<void> {
  invalidateCatalogue();
  return Promise.resolve();
}

export const config: SubscriberConfig = {
  event: [
    ...Object.values(ProductWorkflowEvents),
    ...Object.values(ProductVariantWorkflowEvents),
    ...Object.values(ProductCategoryWorkflowEvents),
    ...Object.values(SalesChannelWorkflowEvents),
    ...Object.values(TranslationWorkflowEvents),
    foodLabelSaved,
    productDetailsSaved,
  ],
};
