import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const news = z.object({
  kind: z.enum(["product", "post", "page", "shipping"]),
  id: z.string().min(1).max(100),
  /** Milliseconds since 1970. */
  at: z.number().int(),
});

/** What has changed has a page. */
export type PageKind = Exclude<ContentChanged["kind"], "shipping">;

/** Something commerce says has changed. */
export type ContentChanged = z.infer<typeof news>;

/** Older news are not believed: whoever kept a letter shall not send it again for ever, in ms. */
const longestAge = 5 * 60_000;

/**
 * News of commerce (commerce/src/platform/signed-webhook.ts), or null for what is not from it, too old or no news.
 * @param now milliseconds since 1970
 */
export function readContentChanged(
  body: string,
  signature: string | null,
  secret: string,
  now: number,
): ContentChanged | null {
  const expected = Buffer.from(createHmac("sha256", secret).update(`news:${body}`).digest("base64url"));
  const given = Buffer.from(signature ?? "");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = news.safeParse(JSON.parse(body));
  return parsed.success && Math.abs(now - parsed.data.at) < longestAge ? parsed.data : null;
}
