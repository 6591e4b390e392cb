import { expect, it } from "vitest";
import { readViesAnswer, viesPath } from "./vies";

/** What VIES sends beside its verdict. */
const details = { requestDate: "2026-11-28T10:30:00.000Z", name: "---", address: "---" };

it.each<[string, unknown, boolean | null]>([
  ["an assigned number", { ...details, isValid: true, userError: "VALID" }, true],
  ["an unknown number", { ...details, isValid: false, userError: "INVALID" }, false],
  ["a register that is down", { ...details, isValid: false, userError: "MS_UNAVAILABLE" }, null],
  ["too many questions", { ...details, isValid: false, userError: "MS_MAX_CONCURRENT_REQ" }, null],
  ["a number it cannot read", { ...details, isValid: false, userError: "INVALID_INPUT" }, null],
  ["a contradiction", { ...details, isValid: false, userError: "VALID" }, null],
  ["a verdict without its reason", { isValid: true }, null],
  ["VIES itself down", { actionSucceed: false, errorWrappers: [{ error: "SERVICE_UNAVAILABLE" }] }, null],
  ["no object", null, null],
])("reads the answer for %s", (_, body, confirmed) => {
  expect(readViesAnswer(body)).toBe(confirmed);
});

it.each([
  ["DE136695976", "de", "/ms/DE/vat/136695976"],
  ["136695976", "de", "/ms/DE/vat/136695976"],
  ["DE 136.695-976", "fr", "/ms/DE/vat/136695976"],
  ["094259216", "gr", "/ms/EL/vat/094259216"],
  ["EL094259216", "gr", "/ms/EL/vat/094259216"],
  ["XI980780684", "gb", "/ms/XI/vat/980780684"],
  ["GB980780684", "gb", null],
  ["980780684", "gb", null],
  ["IT00743110157", "it", null],
  ["00743110157", "it", null],
  ["IT00743110157", "de", null],
])("finds the path of %s from %s", (vatId, country, path) => {
  expect(viesPath(vatId, country)).toBe(path);
});
