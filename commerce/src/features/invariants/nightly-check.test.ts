import { expect, it } from "vitest";
import { noticeOf } from "./nightly-check";

it("dates its notice by the day in the shop's zone", () => {
  const broken = [{ name: "codes", promise: "No code is used too often", broken: ["SUMMER: 2 of 1"] }];
  expect(noticeOf(broken, new Date("2026-11-26T23:30:00Z"))).toEqual({
    about: "2026-11-27: codes",
    values: { day: "2026-11-27", reason: "Broken: No code is used too often. SUMMER: 2 of 1." },
  });
});
