import { expect, it } from "vitest";
import { noticesFrom } from "./cart-change.server";

it("reads only known notices from the cookie", () => {
  expect(
    noticesFrom([{ key: "added", values: { name: "x" } }, { key: "removed" }, { key: "somethingElse" }]),
  ).toEqual([
    { key: "added", values: { name: "x" } },
    { key: "removed", values: {} },
  ]);
  expect(noticesFrom([])).toEqual([]);
});
