import { expect, it } from "vitest";
import { isDiskFull } from "./full-disk";

it("knows a full disk by the code of Node or by the sentence that is left of it", () => {
  const message = "ENOSPC: no space left on device, write";
  expect(isDiskFull(Object.assign(new Error(message), { code: "ENOSPC" }))).toBe(true);
  expect(isDiskFull({ message })).toBe(true);
  expect(isDiskFull(new Error("Not ENOSPC"))).toBe(false);
  expect(isDiskFull(null)).toBe(false);
});
