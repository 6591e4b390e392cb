import { createHash } from "node:crypto";

/**
 * Fingerprint of what a form shows. The form sends it back as `If-Match` (RFC 9110), so that it changes nothing it has
 * not shown. Dates count as their ISO text, as in the answer.
 */
export const revisionOf = (shown: unknown): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("base64url");

/** Whether a form showed something else than what is stored now. Requests without the header show no form: scripts. */
export const isStale = (ifMatch: string | undefined, revision: string): boolean =>
  ifMatch !== undefined && ifMatch !== `"${revision}"`;
