import { expect, it } from "vitest";
import { inlineScriptHashes } from "./security-headers.server";

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertOne = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it("returns the hash of each executable inline script once", () => {
  expect(
    inlineScriptHashes(`<script>alert(1)</script><p></p><script type="module">alert(1)</script>`),
  ).toEqual([alertOne]);
});

it.each([
  ["an external script", `<script src="/assets/a.js"></script>`],
  ["JSON-LD", `<script type="application/ld+json">{}</script>`],
  ["JSON data of the page", `<script id="messages" type="application/json">{}</script>`],
  ["an escaped script tag in a text", `<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>`],
])("returns no hash for %s", (_, html) => {
  expect(inlineScriptHashes(html)).toEqual([]);
});
