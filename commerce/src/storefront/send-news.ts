import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { env } from "../env";
import { newsSignatureHeader, signedNews, type News } from "./signed-news";

/** The storefront answers at once; whoever waits longer waits for nothing, in ms. */
const timeoutMs = 5_000;

/** Tells the storefront what has changed. A storefront that cannot be reached is logged: it finds the change later. */
export async function sendNews(container: MedusaContainer, news: Omit<News, "at">): Promise<void> {
  const { STOREFRONT_URL, SIGNING_SECRET } = env();
  const { body, signature } = signedNews(SIGNING_SECRET, { ...news, at: Date.now() });
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
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The storefront was not told of ${news.kind} ${news.id}: ${reason}`);
  }
}
