import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin";

describe("server behind https", () => {
  it.each([
    [{ origin: "https://shop.example", host: "shop.example" }, true],
    // behind a proxy that does not forward the host
    [{ origin: "https://shop.example", host: "10.0.0.7:3000" }, true],
    [{ origin: "http://shop.example", host: "shop.example" }, false],
    [{ origin: "https://shop.example:8443", host: "shop.example" }, false],
    [{ origin: "https://admin.shop.example", host: "shop.example" }, false],
    [{ origin: "https://evil.example", host: "shop.example" }, false],
    [{ origin: "https://evil.example", host: "evil.example" }, false],
    [{ origin: "https://shop.example.evil.example", host: "shop.example" }, false],
    [{ origin: "https://user@shop.example", host: "shop.example" }, false],
    // sandboxed frames and no-referrer pages send the string "null"
    [{ origin: "null", host: "shop.example" }, false],
    [{ origin: "", host: "shop.example" }, false],
    [{ secFetchSite: "cross-site", host: "shop.example" }, false],
    [{ secFetchSite: "same-site", host: "shop.example" }, false],
    [{ secFetchSite: "same-origin", host: "shop.example" }, true],
    [{ host: "shop.example" }, true],
  ])("with %o returns %s", (headers, expected) => {
    expect(isSameOrigin(headers, "https://shop.example")).toBe(expected);
  });
});

describe("demo on localhost", () => {
  it.each([
    [{ origin: "http://localhost:3000", host: "localhost:3000" }, true],
    [{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, true],
    [{ origin: "https://localhost:3000", host: "localhost:3000" }, false],
    [{ origin: "ftp://localhost:3000", host: "localhost:3000" }, false],
    [{ origin: "http://user@localhost:3000", host: "localhost:3000" }, false],
    [{ origin: "http://localhost:3001", host: "localhost:3000" }, false],
  ])("with %o returns %s", (headers, expected) => {
    expect(isSameOrigin(headers, "http://localhost:3000")).toBe(expected);
  });
});
