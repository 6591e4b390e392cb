import "@remix-run/node";

declare module "@remix-run/node" {
  /** What server.ts hands every loader and action. */
  interface AppLoadContext {
    /** For inline scripts of this one response; the Content-Security-Policy names it. */
    nonce: string;
    /** Stands in the log, in the X-Request-Id header and on error pages. */
    requestId: string;
    /** Address of the visitor, as far as TRUSTED_PROXIES lets it be known; for limits only, never kept. */
    clientIp: string;
    /** The document is the answer to a form that was sent: what its loaders cannot read must not cost what was typed. */
    posted: boolean;
    /** Set where a loader or action failed because commerce is away: the answer is then 503. */
    unavailable?: boolean;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
