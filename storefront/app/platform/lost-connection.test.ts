import { expect, it } from "vitest";
import { isUndecodableResponse, isLostConnection } from "./lost-connection";

it.each([
  "Failed to fetch",
  "network error",
  "NetworkError when attempting to fetch resource.",
  "Load failed",
  "The Internet connection appears to be offline.",
])("isLostConnection recognises the network error: %s", (message) => {
  expect(isLostConnection(new TypeError(message))).toBe(true);
});

it.each([
  "prefetched is not a function",
  "Cannot read properties of undefined (reading 'fetch')",
  "undefined is not an object (evaluating 'network.name')",
  "Failed to fetch dynamically imported module: https://example.com/assets/a.js",
  "Failed to execute 'fetch' on 'Window': Invalid name",
  "Load failed: the picture",
  "",
])("a program error is not a lost connection: %s", (message) => {
  expect(isLostConnection(new TypeError(message))).toBe(false);
  expect(isUndecodableResponse(new TypeError(message))).toBe(false);
});

it("errors that are not a TypeError are not a lost connection", () => {
  expect(isLostConnection(new Error("Failed to fetch"))).toBe(false);
  expect(isLostConnection("Failed to fetch")).toBe(false);
  expect(isLostConnection(null)).toBe(false);
});

it("isUndecodableResponse recognises responses that Remix cannot decode", () => {
  const url = "https://example.com/kasse.data";
  expect(isUndecodableResponse(new Error(`Unable to decode turbo-stream response from URL: ${url}`))).toBe(
    true,
  );
  expect(isUndecodableResponse(new Error("Unexpected Server Error"))).toBe(false);
  expect(isUndecodableResponse(undefined)).toBe(false);
});
