import { expect, it } from "vitest";
import { readViesAnswer, viesPath, viesStateOf } from "./vies";

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

const now = new Date("2026-11-28T12:00:00.000Z");
const today = new Date("2026-11-28T10:00:00.000Z");
const longAgo = new Date("2026-11-24T10:00:00.000Z");
const answer = { confirmed: true, at: "2026-11-24T11:00:00.000Z" };
const asked = { vat_id: "DE136695976", country: "de", placed_at: today, vies: null };

it.each([
  ["a number of today", asked, true, "open"],
  ["a number that is asked no more", { ...asked, placed_at: longAgo }, true, "unanswered"],
  ["an answered one", { ...asked, placed_at: longAgo, vies: answer }, true, answer],
  ["an answered one, and asks no more", { ...asked, vies: answer }, false, answer],
  ["a number while nothing is asked", { ...asked, placed_at: longAgo }, false, null],
  ["an Italian number", { ...asked, vat_id: "IT00743110157", placed_at: longAgo }, true, null],
] as const)("tells the owner of %s", (_, row, asks, state) => {
  expect(viesStateOf(row, asks, now)).toEqual(state);
});
