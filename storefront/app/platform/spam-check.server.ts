import { readToken, signToken } from "@su-turrone/contract/tokens";

/** No person reads a form, writes a message and sends it faster (ms). */
const fastest = 3000;

/** A form that was open longer is sent once more (ms). */
const oldest = 24 * 60 * 60 * 1000;

/** The time a form was shown (ms since 1970), for a hidden field: nobody can make up another. */
export const newFormToken = (secret: string, at: number): string => signToken(secret, "form", [], at);

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
  const shown = readToken(secret, "form", stamp);
  const open = shown ? now - shown.time : 0;
  return open >= fastest && open <= oldest ? "person" : "again";
}
