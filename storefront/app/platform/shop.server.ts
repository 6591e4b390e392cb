import type { AppLoadContext } from "@remix-run/node";
import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { languageOfPath } from "~/i18n/paths";
import type { Language } from "~/i18n/languages";
import type { PageSources } from "./tagged-cache";

/** A page that is rendered once for all visitors; its request has no cookies except language and panels. */
export interface SharedPage {
  count: number;
  sources: PageSources;
}

declare module "@remix-run/node" {
  /** Context server.ts passes to every loader and action. */
  interface AppLoadContext {
    /** Nonce for this response's inline scripts, as in its policy; undefined for a shared page. */
    nonce: string | undefined;
    /** Used in the log, in the X-Request-Id header and on error pages. */
    requestId: string;
    /** Visitor's address, as far as TRUSTED_PROXIES allow to know it; for rate limits only, never stored. */
    clientIp: string;
    /** The document is the response to a submitted form: if its loaders fail, the form input must not be lost. */
    posted: boolean;
    /** Set if the page is rendered for all visitors. */
    shared: SharedPage | null;
    /** Invalidates cached pages with these tags, and in the other processes cached commerce data too. */
    invalidate: (tags: readonly ChangeTag[]) => Promise<void>;
    /** Set if a loader or action failed because commerce is down: the response status is then 503. */
    unavailable?: boolean;
  }
  interface Future {
    v3_singleFetch: true;
  }
}

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
