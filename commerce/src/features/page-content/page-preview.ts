import type { PerLanguage } from "@su-turrone/contract/languages";
import { previewParameter, previewSeconds, type ContentPage } from "@su-turrone/contract/page-content";
import { idOfToken, nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { env } from "../../platform/env";
import { shopUrl } from "../../platform/storefront-urls";

/** Addresses at which a draft of a page is seen in the shop itself, for an hour, by whoever has them. */
export function previewUrls(page: ContentPage, versionId: string): PerLanguage {
  const ends = nowInSeconds() + previewSeconds;
  const token = signToken(env().SIGNING_SECRET, "preview", [versionId], ends);
  const of = (language: "de" | "it" | "en") => shopUrl(page, language, { [previewParameter]: token });
  return { de: of("de"), it: of("it"), en: of("en") };
}

/** Id of the version a preview's key is for; null for a forged or expired one. */
export const previewedVersion = (token: string): string | null =>
  idOfToken(env().SIGNING_SECRET, "preview", token, nowInSeconds());
