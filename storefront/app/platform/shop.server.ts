import type { AppLoadContext } from "@remix-run/node";
import { languageOfPath } from "~/i18n/paths";
import type { Language } from "~/i18n/languages";
import type { PageSources } from "./tagged-cache";

/** Context of a call to commerce: the page's language and the request it belongs to. */
export interface ShopContext {
  language: Language;
  request: Request;
  requestId: string;
  /** For rate limits only. */
  clientIp: string;
  /** Collects the responses a shared page is made of; null if the page is for one visitor. */
  sources: PageSources | null;
}

/** The context of a loader or action, with the language of the URL. */
export function shopFrom(request: Request, context: AppLoadContext): ShopContext {
  const { requestId, clientIp, shared } = context;
  const language = languageOfPath(new URL(request.url).pathname);
  return { language, request, requestId, clientIp, sources: shared?.sources ?? null };
}
