import { createHmac, timingSafeEqual } from "node:crypto";

const macOf = (secret: string, purpose: string, id: string, expires: number): string =>
  createHmac("sha256", secret).update(`${purpose}:${id}:${expires}`).digest("base64url");

/**
 * The token of a link in a mail: `<id>.<expires>.<mac>`, good for one purpose and one id.
 * @param expires seconds since 1970; 0 for a token that never expires
 */
export const linkToken = (secret: string, purpose: string, id: string, expires: number): string =>
  `${id}.${expires}.${macOf(secret, purpose, id, expires)}`;

/** The id a token is good for now (seconds since 1970); null for a wrong, foreign or expired one. */
export function readLinkToken(secret: string, purpose: string, token: string, now: number): string | null {
  const [, id, digits, mac] = /^(\w{1,64})\.(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  if (id === undefined || digits === undefined || mac === undefined) return null;
  const expires = Number(digits);
  const expected = Buffer.from(macOf(secret, purpose, id, expires));
  const given = Buffer.from(mac);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  return genuine && (expires === 0 || now < expires) ? id : null;
}
