import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { env } from "../env";
import { newsSignatureHeader, signedNews, type News } from "../storefront/signed-news";
import { entrySaved } from "../workflows/save-entry";

/** The storefront answers at once; whoever waits longer waits for nothing, in ms. */
const timeoutMs = 5_000;

/** Tells the storefront what was published or changed, so that it can tell search engines (IndexNow). */
export default async function tellStorefront({
  event,
  container,
}: SubscriberArgs<{ id: string; kind?: "post" | "page" }>): Promise<void> {
  const { STOREFRONT_URL, SIGNING_SECRET, INDEXNOW_KEY } = env();
  if (!INDEXNOW_KEY) return;
  const news: News = { kind: event.data.kind ?? "product", id: event.data.id, at: Date.now() };
  const { body, signature } = signedNews(SIGNING_SECRET, news);
  try {
    const answer = await fetch(new URL("/api/news", STOREFRONT_URL), {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", [newsSignatureHeader]: signature },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // search engines find the change by the sitemap, only later
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The storefront was not told of ${news.kind} ${news.id}: ${reason}`);
  }
}

export const config: SubscriberConfig = {
  event: [ProductWorkflowEvents.CREATED, ProductWorkflowEvents.UPDATED, entrySaved],
};
