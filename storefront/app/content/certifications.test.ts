import { expect, test } from "vitest";
import { certifications } from "./certifications";

test("the demonstration shows the four of the specification, production only what is proven", () => {
  expect(certifications(true).map((entry) => entry.name)).toEqual(["organic", "pgi", "pat", "haccp"]);
  expect(certifications(false)).toEqual([
    { name: "pat", proven: true },
    { name: "haccp", proven: true },
  ]);
});
