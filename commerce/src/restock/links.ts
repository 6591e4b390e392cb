import { env } from "../env";
import type { Language } from "../languages";
import { linkToken, readLinkToken } from "../link-token";
import { shopUrl } from "../shop-links";

/** What a link in a restock mail may do. */
export type RestockAct = "confirm" | "end";

const pages = { confirm: "restockConfirm", end: "restockEnd" } as const;

const purposeOf = (act: RestockAct): string => `restock-${act}`;

/**
 * The address in a mail that confirms or ends an alert.
 * @param expires seconds since 1970; 0 for never
 */
export const restockLink = (act: RestockAct, id: string, language: Language, expires: number): string =>
  shopUrl(pages[act], language, { token: linkToken(env().SIGNING_SECRET, purposeOf(act), id, expires) });

/** The alert a token is good for now; null for a wrong, foreign or expired one. */
export const readRestockToken = (act: RestockAct, token: string): string | null =>
  readLinkToken(env().SIGNING_SECRET, purposeOf(act), token, Math.floor(Date.now() / 1000));
