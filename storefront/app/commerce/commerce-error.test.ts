import { expect, it } from "vitest";
import { isProxyGatewayError, isProxyUnavailable } from "./commerce-error";

const answer = (status: number, statusText: string, message: string) =>
  Object.assign(new Error(message), { status, statusText });

it.each([
  ["a proxy without any server", answer(503, "Service Unavailable", "Service Unavailable"), true, false],
  ["a proxy whose server closed the connection", answer(502, "Bad Gateway", "Bad Gateway"), false, true],
  ["a proxy whose server timed out", answer(504, "Gateway Timeout", "Gateway Timeout"), false, true],
  ["a 503 with a reason from commerce", answer(503, "Service Unavailable", "No database"), false, false],
  ["a 500 from commerce", answer(500, "Internal Server Error", "Internal Server Error"), false, false],
  ["a failed connection", new TypeError("fetch failed"), false, false],
])("classifies the error of %s", (_, error, nobody, cut) => {
  expect(isProxyUnavailable(error)).toBe(nobody);
  expect(isProxyGatewayError(error)).toBe(cut);
});
