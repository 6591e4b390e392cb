import { createHmac, timingSafeEqual } from "node:crypto";

/** No person reads a form, writes a message and sends it faster (ms). */
const fastest = 3000;

/** A form that was open longer is sent once more (ms). */
const oldest = 24 * 60 * 60 * 1000;

const macOf = (secret: string, at: number): string =>
  createHmac("sha256", secret).update(`form:${at}`).digest("base64url");

/** The time a form was shown (ms since 1970), for a hidden field: nobody can make up another. */
export const newFormToken = (secret: string, at: number): string => `${at}.${macOf(secret, at)}`;

/** What a form tells of who sent it: a person, a machine, or somebody whose form is too new or too old to tell. */
export type SpamVerdict = "person" | "machine" | "again";

/**
 * Tells people from machines without a riddle (spec: honeypot and time trap).
 * @param honeypot what stands in the field nobody sees
 * @param stamp the hidden time
 * @param now ms since 1970
 */
export function checkSpam(secret: string, honeypot: string, stamp: string, now: number): SpamVerdict {
  if (honeypot !== "") return "machine";
  const [, digits, mac] = /^(\d{1,15})\.([\w-]+)$/.exec(stamp) ?? [];
  if (digits === undefined || mac === undefined) return "again";
  const at = Number(digits);
  const expected = Buffer.from(macOf(secret, at));
  const given = Buffer.from(mac);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  return genuine && now - at >= fastest && now - at <= oldest ? "person" : "again";
}
