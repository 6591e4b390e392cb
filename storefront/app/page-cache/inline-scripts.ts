import { createHash } from "node:crypto";

/**
 * Placeholder in the Content-Security-Policy of a shared page until the page is rendered and the hashes of its scripts
 * are known.
 */
export const inlineScriptsPlaceholder = "'inline-scripts'";

/** Script elements with their attributes and their text. */
const scriptElements = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** External scripts are allowed by their URL, and data blocks are never executed. */
const isInlineScript = (attributes: string): boolean =>
  !/\ssrc=/.test(attributes) && !/\stype="application\/(?:ld\+)?json"/.test(attributes);

/**
 * CSP hash sources that allow exactly the inline scripts of a page (CSP 3, hash-source): a shared page cannot have a
 * nonce, which must be unique per response.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(scriptElements)]
    .filter(([, attributes]) => isInlineScript(attributes ?? ""))
    .map(
      ([, , text]) =>
        `'sha256-${createHash("sha256")
          .update(text ?? "")
          .digest("base64")}'`,
    );
  return [...new Set(hashes)];
}
