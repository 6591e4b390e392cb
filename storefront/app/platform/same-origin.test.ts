import { expect, it } from "vitest";
import { isSameOrigin } from "./same-origin";

const shop = "https://shop.example";

it.each([
  [{ origin: "https://shop.example", host: "shop.example" }, true],
  [{ origin: "http://localhost:3000", host: "localhost:3000" }, true],
  // behind a proxy that does not pass the host on
  [{ origin: "https://shop.example", host: "10.0.0.7:3000" }, true],
  [{ origin: "https://evil.example", host: "shop.example" }, false],
  [{ origin: "https://shop.example.evil.example", host: "shop.example" }, false],
  // sandboxed frames and no-referrer pages send the word null
  [{ origin: "null", host: "shop.example" }, false],
  [{ secFetchSite: "cross-site", host: "shop.example" }, false],
  [{ secFetchSite: "same-site", host: "shop.example" }, false],
  [{ secFetchSite: "same-origin", host: "shop.example" }, true],
  [{ host: "shop.example" }, true],
])("%o -> %s", (headers, expected) => {
  expect(isSameOrigin(headers, shop)).toBe(expected);
});
