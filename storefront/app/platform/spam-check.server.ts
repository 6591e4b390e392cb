import { readToken, signToken } from "@su-turrone/contract/tokens";

/** No person reads, fills in and sends a form faster than this (ms). */
const minFillMs = 3000;

/** A form that was open longer than this (ms) must be sent again. */
const maxFormAgeMs = 24 * 60 * 60 * 1000;

/** Signed time at which a form was shown (ms since 1970), for a hidden field. */
export const newFormToken = (secret: string, at: number): string => signToken(secret, "form", [], at);

/** Verdict about the sender: a person, a machine, or undecided because the form is too new or too old. */
export type SpamVerdict = "person" | "machine" | "again";

/**
 * Spam check without a captcha (spec: honeypot and time trap).
 * @param honeypot value of the hidden field
 * @param stamp the signed time from the form
 * @param now ms since 1970
 */
export function checkSpam(secret: string, honeypot: string, stamp: string, now: number): SpamVerdict {
  if (honeypot !== "") return "machine";
  const stampToken = readToken(secret, "form", stamp);
  const openMs = stampToken ? now - stampToken.time : 0;
  return openMs >= minFillMs && openMs <= maxFormAgeMs ? "person" : "again";
}
