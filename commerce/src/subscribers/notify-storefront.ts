import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import {
  FulfillmentEvents,
  InventoryEvents,
  PricingEvents,
  ProductCategoryWorkflowEvents,
  ProductCollectionWorkflowEvents,
  ProductEvents,
  ProductWorkflowEvents,
  RegionWorkflowEvents,
  SalesChannelWorkflowEvents,
  TranslationWorkflowEvents,
} from "@medusajs/framework/utils";
import { changeTags, type ChangedPage, type ChangeTag } from "@su-turrone/contract/content-changed";
import { env } from "../platform/env";
import { notifyStorefront, notifyStorefrontIf } from "../platform/storefront-webhook";
import { hasShownStockChanged } from "../features/catalogue/shown-stock";
import { contentEntryDeleted, contentEntrySaved } from "../features/content/save-entry";
import { pageContentPublished } from "../features/page-content/publish-page";
import { slugsRemoved, slugsSaved } from "../workflows/slugs";
import { foodLabelSaved, productDetailsSaved } from "../workflows/product-records";
import { reviewModerated } from "../workflows/reviews";
import { shopSettingsSaved } from "../features/shop/editable-settings";

/** Events that make each tag stale; events of Medusa's modules are emitted whatever code made the change. */
const eventsOf: Readonly<Record<ChangeTag, readonly string[]>> = {
  catalogue: [
    ...Object.values(ProductEvents),
    ...Object.values(ProductWorkflowEvents),
    ...Object.values(ProductCategoryWorkflowEvents),
    ...Object.values(ProductCollectionWorkflowEvents),
    ...Object.values(PricingEvents),
    ...Object.values(InventoryEvents),
    ...Object.values(SalesChannelWorkflowEvents),
    ...Object.values(TranslationWorkflowEvents),
    foodLabelSaved,
    productDetailsSaved,
    slugsSaved,
    slugsRemoved,
  ],
  reviews: [reviewModerated],
  content: [contentEntrySaved, contentEntryDeleted, pageContentPublished, slugsSaved, slugsRemoved],
  shop: [
    FulfillmentEvents.SHIPPING_OPTION_CREATED,
    FulfillmentEvents.SHIPPING_OPTION_UPDATED,
    FulfillmentEvents.SHIPPING_OPTION_DELETED,
    ...Object.values(RegionWorkflowEvents),
    shopSettingsSaved,
  ],
};

const stockEvents: readonly string[] = Object.values(InventoryEvents);

const tagsOf = (event: string): ChangeTag[] => changeTags.filter((tag) => eventsOf[tag].includes(event));

/**
 * Page kind to report to search engines (IndexNow), by event; if reporting fails, they find the page through the
 * sitemap.
 */
const kindOf: Readonly<Record<string, ChangedPage["kind"] | undefined>> = {
  [ProductWorkflowEvents.CREATED]: "product",
  [ProductWorkflowEvents.UPDATED]: "product",
};

/** Tells the storefront which of its caches are stale, and search engines which pages were published. */
export default function notifyStorefrontOfChange({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string; kind?: ChangedPage["kind"] }>): Promise<void> {
  if (stockEvents.includes(name)) {
    notifyStorefrontIf(container, { tags: tagsOf(name) }, hasShownStockChanged(container));
    return Promise.resolve();
  }
  const kind = name === contentEntrySaved ? data.kind : kindOf[name];
  const pages = kind && env().INDEXNOW_KEY ? [{ kind, id: data.id }] : [];
  notifyStorefront(container, { tags: tagsOf(name), pages });
  return Promise.resolve();
}

export const config: SubscriberConfig = { event: [...new Set(Object.values(eventsOf).flat())] };
