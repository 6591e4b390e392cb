import type { AppLoadContext } from "@remix-run/node";
import { languageOfPath } from "~/i18n/paths";
import type { Language } from "~/i18n/languages";
import type { PageSources } from "./page-sources";

/** Whom a call to commerce is made for: the language of the page and the request it belongs to. */
export interface ShopContext {
  language: Language;
  request: Request;
  requestId: string;
  /** For limits only. */
  clientIp: string;
  /** Told of each answer a page for everybody is made of; null where the page is one visitor's. */
  sources: PageSources | null;
}

/** The context of a loader or action; the language is that of the URL. */
export function shopFrom(request: Request, context: AppLoadContext): ShopContext {
  const { requestId, clientIp, shared } = context;
  const language = languageOfPath(new URL(request.url).pathname);
  return { language, request, requestId, clientIp, sources: shared?.sources ?? null };
}
