import type { PerLanguage } from "@su-turrone/contract/languages";
import { previewParameter, previewSeconds, type ContentPage } from "@su-turrone/contract/page-content";
import { idOfToken, nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import { shopUrl } from "../../platform/storefront-urls";

/** URLs of a draft in the shop, valid for an hour for anyone who has them. */
export function previewUrls(page: ContentPage, versionId: string): PerLanguage {
  const ends = nowInSeconds() + previewSeconds;
  const token = signToken(env().SIGNING_SECRET, "preview", [versionId], ends);
  const of = (language: "de" | "it" | "en") => shopUrl(page, language, { [previewParameter]: token });
  return { de: of("de"), it: of("it"), en: of("en") };
}

/** Id of the version a preview key belongs to; null for an invalid or expired key. */
export const previewedVersion = (token: string): string | null =>
  idOfToken(env().SIGNING_SECRET, "preview", token, nowInSeconds());
