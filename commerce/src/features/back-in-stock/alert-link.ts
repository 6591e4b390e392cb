import { idOfToken, nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { shopUrl } from "../../platform/storefront-urls";

/** What a link in a back-in-stock mail allows. */
export type AlertLinkPurpose = "confirm" | "end";

const pages = { confirm: "backInStockConfirm", end: "backInStockEnd" } as const;

/**
 * Link in a mail that confirms or ends an alert.
 * @param expires seconds since 1970; 0 for never
 */
export const alertLink = (act: AlertLinkPurpose, id: string, language: Language, expires: number): string =>
  shopUrl(pages[act], language, { token: signToken(env().SIGNING_SECRET, `restock-${act}`, [id], expires) });

/**
 * Id of the alert a token currently allows to change; null when it is invalid, expired or signed for another purpose.
 */
export const readAlertToken = (act: AlertLinkPurpose, token: string): string | null =>
  idOfToken(env().SIGNING_SECRET, `restock-${act}`, token, nowInSeconds());
