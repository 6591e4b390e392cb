import { expect, it } from "vitest";
import { isDiskFull } from "./full-disk";

it("recognises a full disk by Node's error code or by the message", () => {
  const message = "ENOSPC: no space left on device, write";
  expect(isDiskFull(Object.assign(new Error(message), { code: "ENOSPC" }))).toBe(true);
  expect(isDiskFull({ message })).toBe(true);
  expect(isDiskFull(new Error("Not ENOSPC"))).toBe(false);
  expect(isDiskFull(null)).toBe(false);
});
