import { expect, it } from "vitest";
import { withLowPriorityScripts } from "./render-page.server";

it("sets a low fetch priority on module preloads and changes nothing else", () => {
  const head = `<link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/a.avif" fetchPriority="high"/>`;
  const text = `<p>&lt;link rel=&quot;modulepreload&quot; href=&quot;/a.js&quot;&gt;</p>`;
  expect(
    withLowPriorityScripts(
      `${head}${text}<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>`,
    ),
  ).toBe(
    `${head}${text}<link rel="modulepreload" fetchpriority="low" href="/a.js"/>` +
      `<link rel="modulepreload" fetchpriority="low" href="/b.js"/>`,
  );
});
