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
import { notifyStorefront } from "../platform/storefront-webhook";
import { contentEntryDeleted } from "../workflows/delete-content-entry";
import { pageContentPublished } from "../workflows/publish-page-content";
import { slugsRemoved } from "../workflows/remove-slugs";
import { contentEntrySaved } from "../workflows/save-content-entry";
import { foodLabelSaved } from "../workflows/save-food-label";
import { productDetailsSaved } from "../workflows/save-product-details";
import { reviewModerated } from "../workflows/set-review-status";
import { shopSettingsSaved } from "../workflows/save-shop-settings";
import { slugsSaved } from "../workflows/set-slugs";

/** The events after which something is outdated; those of Medusa's modules come from whatever has written. */
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

const tagsOf = (event: string): ChangeTag[] => changeTags.filter((tag) => eventsOf[tag].includes(event));

/** What search engines are told of (IndexNow), by event; where that fails they find it by the sitemap. */
const kindOf: Readonly<Record<string, ChangedPage["kind"] | undefined>> = {
  [ProductWorkflowEvents.CREATED]: "product",
  [ProductWorkflowEvents.UPDATED]: "product",
};

/** Tells the storefront what is outdated, and search engines of what was published. */
export default function notifyStorefrontOfChange({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string; kind?: ChangedPage["kind"] }>): Promise<void> {
  const kind = name === contentEntrySaved ? data.kind : kindOf[name];
  const pages = kind && env().INDEXNOW_KEY ? [{ kind, id: data.id }] : [];
  notifyStorefront(container, { tags: tagsOf(name), pages });
  return Promise.resolve();
}

export const config: SubscriberConfig = { event: [...new Set(Object.values(eventsOf).flat())] };
