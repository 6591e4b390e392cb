import "@remix-run/node";
import type { ChangeTag } from "@su-turrone/contract/content-changed";
import type { PageSources } from "./page-sources";

/** A page that is rendered once, for all visitors alike; its request carries no cookies but of language and panels. */
export interface SharedPage {
  /** Packs in the cart of whoever gets it. */
  count: number;
  sources: PageSources;
}

declare module "@remix-run/node" {
  /** What server.ts hands every loader and action. */
  interface AppLoadContext {
    /** For inline scripts of this one response; the Content-Security-Policy names it. A page for everybody has none. */
    nonce: string | undefined;
    /** Stands in the log, in the X-Request-Id header and on error pages. */
    requestId: string;
    /** Address of the visitor, as far as TRUSTED_PROXIES lets it be known; for limits only, never kept. */
    clientIp: string;
    /** The document is the answer to a form that was sent: what its loaders cannot read must not cost what was typed. */
    posted: boolean;
    /** Set where the page is rendered for everybody. */
    shared: SharedPage | null;
    /** Ends the pages that have one of these tags, and in the other processes of this storefront the views as well. */
    invalidate: (tags: readonly ChangeTag[]) => Promise<void>;
    /** Set where a loader or action failed because commerce is away: the answer is then 503. */
    unavailable?: boolean;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
