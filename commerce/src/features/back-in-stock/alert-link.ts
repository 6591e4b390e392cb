import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { linkToken, readLinkToken } from "../../platform/link-token";
import { shopUrl } from "../../platform/storefront-urls";

/** What a link in a restock mail may do. */
export type AlertLinkPurpose = "confirm" | "end";

const pages = { confirm: "restockConfirm", end: "restockEnd" } as const;

const purposeOf = (act: AlertLinkPurpose): string => `restock-${act}`;

/**
 * The address in a mail that confirms or ends an alert.
 * @param expires seconds since 1970; 0 for never
 */
export const alertLink = (act: AlertLinkPurpose, id: string, language: Language, expires: number): string =>
  shopUrl(pages[act], language, { token: linkToken(env().SIGNING_SECRET, purposeOf(act), id, expires) });

/** The alert a token is good for now; null for a wrong, foreign or expired one. */
export const readAlertToken = (act: AlertLinkPurpose, token: string): string | null =>
  readLinkToken(env().SIGNING_SECRET, purposeOf(act), token, Math.floor(Date.now() / 1000));
