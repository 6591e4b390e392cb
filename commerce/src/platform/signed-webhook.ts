import { createHmac } from "node:crypto";

/** What has changed, told to the storefront; `at` in milliseconds since 1970. */
export interface ContentChanged {
  kind: "product" | "post" | "page" | "shipping";
  id: string;
  at: number;
}

/** Name of the request header that proves who tells it. */
export const webhookSignatureHeader = "x-news-signature";

/** The body and its signature (HMAC-SHA256); the storefront checks it with the same secret (app/seo/news.server.ts). */
export function signContentChanged(
  secret: string,
  news: ContentChanged,
): { body: string; signature: string } {
  const body = JSON.stringify(news);
  return { body, signature: createHmac("sha256", secret).update(`news:${body}`).digest("base64url") };
}
