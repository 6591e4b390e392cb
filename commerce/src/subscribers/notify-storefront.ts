import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { env } from "../platform/env";
import { notifyStorefront } from "../platform/storefront-webhook";
import { contentEntrySaved } from "../workflows/save-content-entry";

/**
 * Tells the storefront what was published or changed, so that it can tell search engines (IndexNow). Where that fails they
 * find the change by the sitemap.
 */
export default async function notifyStorefrontOfChange({
  event,
  container,
}: SubscriberArgs<{ id: string; kind?: "post" | "page" }>): Promise<void> {
  if (!env().INDEXNOW_KEY) return;
  await notifyStorefront(container, { kind: event.data.kind ?? "product", id: event.data.id });
}

export const config: SubscriberConfig = {
  event: [ProductWorkflowEvents.CREATED, ProductWorkflowEvents.UPDATED, contentEntrySaved],
};
