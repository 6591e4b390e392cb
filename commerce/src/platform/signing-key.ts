import { createHmac, timingSafeEqual } from "node:crypto";

const macOf = (secret: string, what: string, expires: number): string =>
  createHmac("sha256", secret).update(`${what}:${expires}`).digest("base64url");

/** A key for `what` that is good until `expires` (seconds since 1970): `<expires>.<mac>`. */
export const keyFor = (secret: string, what: string, expires: number): string =>
  `${expires}.${macOf(secret, what, expires)}`;

/** Whether a key is one for `what` now (seconds since 1970). The comparison takes the same time for every wrong key. */
export function isValidSignature(secret: string, what: string, key: string, now: number): boolean {
  const [, digits, mac] = /^(\d{1,12})\.([\w-]+)$/.exec(key) ?? [];
  if (digits === undefined || mac === undefined) return false;
  const expires = Number(digits);
  const expected = Buffer.from(macOf(secret, what, expires));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected) && now < expires;
}

/** Seconds since 1970, as keys count them. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
