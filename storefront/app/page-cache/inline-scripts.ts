import { createHash } from "node:crypto";

/** Stands in the Content-Security-Policy of a page for everybody until the page is there and its scripts can be named. */
export const inlineScriptsMark = "'inline-scripts'";

/** Script elements with their attributes and their text. */
const scriptElements = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** What has an address is allowed by it, and what holds data is never run. */
const isRunInline = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) && !/\stype="application\/(?:ld\+)?json"/.test(attributes);

/**
 * Sources that allow the very inline scripts of a page by their content (CSP 3, hash-source): a page that is given to many cannot
 * carry a nonce, which is a secret of one answer.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(scriptElements)]
    .filter(([, attributes]) => isRunInline(attributes ?? ""))
    .map(
      ([, , text]) =>
        `'sha256-${createHash("sha256")
          .update(text ?? "")
          .digest("base64")}'`,
    );
  return [...new Set(hashes)];
}
