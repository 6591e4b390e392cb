import {
  changeTags,
  maxChangedPages,
  pageKinds,
  type ContentChanged,
} from "@su-turrone/contract/content-changed";
import { clockToleranceSeconds, isSignatureOf } from "@su-turrone/contract/tokens";
import { z } from "zod";

const schema = z.object({
  tags: z.array(z.enum(changeTags)),
  pages: z.array(z.object({ kind: z.enum(pageKinds), id: z.string().min(1).max(100) })).max(maxChangedPages),
  at: z.number().int(),
}) satisfies z.ZodType<ContentChanged>;

/** Maximum age of a message in ms; older ones are refused, so that a recorded message cannot be replayed. */
const maxAgeMs = clockToleranceSeconds * 1000;

/**
 * Parses and verifies a change notification of commerce; null if the signature is wrong, the message too old or
 * malformed.
 * @param now milliseconds since 1970
 */
export function readContentChanged(
  body: string,
  signature: string | null,
  secret: string,
  now: number,
): ContentChanged | null {
  if (!isSignatureOf(secret, body, signature)) return null;
  const parsed = schema.safeParse(JSON.parse(body));
  return parsed.success && Math.abs(now - parsed.data.at) < maxAgeMs ? parsed.data : null;
}
