import { afterEach, expect, it, vi } from "vitest";
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

/** The headers of a shop with these settings, each policy as its parts. */
async function headersWith(settings: Readonly<Record<string, string>>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { sharedPageHeaders } = await import("./security-headers.server");
  const headers = sharedPageHeaders();
  return {
    csp: headers["content-security-policy"]?.split(";") ?? [],
    permissions: headers["permissions-policy"]?.split(", ") ?? [],
    opener: headers["cross-origin-opener-policy"],
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it("allows Stripe's script, frames, wallets and windows only with a Stripe account", async () => {
  const frames = "https://js.stripe.com https://*.js.stripe.com";
  const { csp, permissions, opener } = await headersWith({ STRIPE_PUBLISHABLE_KEY: "pk_test_1" });
  expect(csp).toContain(`script-src 'self' 'inline-scripts' ${frames}`);
  expect(csp).toContain(`frame-src 'self' ${frames} https://hooks.stripe.com`);
  expect(csp.find((part) => part.startsWith("connect-src"))).toMatch(/ https:\/\/api\.stripe\.com$/);
  expect(permissions).toContain('payment=(self "https://js.stripe.com" "https://*.js.stripe.com")');
  expect(opener).toBe("same-origin-allow-popups");
});

it.each<Record<string, string>>([
  {},
  { STRIPE_PUBLISHABLE_KEY: "pk_test_1", SANDBOX_URL: "http://localhost:9100" },
])("names no other origin with %o", async (settings) => {
  const { csp, permissions, opener } = await headersWith(settings);
  expect(csp.join()).not.toContain("stripe");
  expect(permissions).toContain("payment=(self)");
  expect(opener).toBe("same-origin");
});
