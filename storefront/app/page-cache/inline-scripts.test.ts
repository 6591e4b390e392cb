import { expect, it } from "vitest";
import { inlineScriptHashes } from "./inline-scripts";

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const alertOne = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it("names the scripts a page runs by their content, each once", () => {
  expect(
    inlineScriptHashes(`<script>alert(1)</script><p></p><script type="module">alert(1)</script>`),
  ).toEqual([alertOne]);
});

it.each([
  ["a script with an address", `<script src="/assets/a.js"></script>`],
  ["data for search engines", `<script type="application/ld+json">{}</script>`],
  ["data for the page", `<script id="messages" type="application/json">{}</script>`],
  ["a text that names one", `<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>`],
])("names none for %s", (_, html) => {
  expect(inlineScriptHashes(html)).toEqual([]);
});
