import type { SubscriberConfig } from "@medusajs/framework";
import {
  ProductCategoryWorkflowEvents,
  ProductVariantWorkflowEvents,
  ProductWorkflowEvents,
  TranslationWorkflowEvents,
} from "@medusajs/framework/utils";
import { forgetFacts } from "../catalogue/facts";

/** What the owner saves is in the next list; prices and stock are read for each list anyway. */
export default async function forgetCatalogue(): Promise<void> {
  forgetFacts();
  return Promise.resolve();
}

export const config: SubscriberConfig = {
  event: [
    ...Object.values(ProductWorkflowEvents),
    ...Object.values(ProductVariantWorkflowEvents),
    ...Object.values(ProductCategoryWorkflowEvents),
    ...Object.values(TranslationWorkflowEvents),
  ],
};
