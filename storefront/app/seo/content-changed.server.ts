import { changedKinds, type ContentChanged } from "@su-turrone/contract/content-changed";
import { isSignatureOf } from "@su-turrone/contract/tokens";
import { z } from "zod";

const news = z.object({
  kind: z.enum(changedKinds),
  id: z.string().min(1).max(100),
  at: z.number().int(),
}) satisfies z.ZodType<ContentChanged>;

/** What has changed has a page. */
export type PageKind = Exclude<ContentChanged["kind"], "shipping">;

/** Older news are not believed: whoever kept a letter shall not send it again for ever, in ms. */
const longestAge = 5 * 60_000;

/**
 * News of commerce, or null for what is not from it, too old or no news.
 * @param now milliseconds since 1970
 */
export function readContentChanged(
  body: string,
  signature: string | null,
  secret: string,
  now: number,
): ContentChanged | null {
  if (!isSignatureOf(secret, body, signature)) return null;
  const parsed = news.safeParse(JSON.parse(body));
  return parsed.success && Math.abs(now - parsed.data.at) < longestAge ? parsed.data : null;
}
