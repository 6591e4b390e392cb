import { expect, it } from "vitest";
import { isProxyUnavailable, isProxyGatewayError } from "./proxy-answers";

const answer = (status: number, statusText: string, message: string) =>
  Object.assign(new Error(message), { status, statusText });

it.each([
  ["a proxy that knows no server", answer(503, "Service Unavailable", "Service Unavailable"), true, false],
  ["a proxy whose server broke off", answer(502, "Bad Gateway", "Bad Gateway"), false, true],
  ["a proxy whose server kept silent", answer(504, "Gateway Timeout", "Gateway Timeout"), false, true],
  ["a commerce that says why", answer(503, "Service Unavailable", "No database"), false, false],
  ["a commerce with a fault", answer(500, "Internal Server Error", "Internal Server Error"), false, false],
  ["a connection that broke", new TypeError("fetch failed"), false, false],
])("%s", (_, error, nobody, cut) => {
  expect(isProxyUnavailable(error)).toBe(nobody);
  expect(isProxyGatewayError(error)).toBe(cut);
});
