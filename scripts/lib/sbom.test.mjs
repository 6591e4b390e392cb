import { describe, expect, it } from "vitest";
import { billOf, listOf, unaccepted } from "./sbom.mjs";

const licences = {
  MIT: [
    { name: "b", versions: ["2.0.0", "1.0.0"], license: "MIT" },
    { name: "@scope/a", versions: ["1.2.3"], license: "MIT" },
  ],
  "GPL-3.0-only": [{ name: "closed", versions: ["1.0.0"], license: "GPL-3.0-only" }],
  "(MIT OR GPL-3.0-only)": [{ name: "either", versions: ["1.0.0"], license: "(MIT OR GPL-3.0-only)" }],
  "MIT AND GPL-3.0-only": [{ name: "both", versions: ["1.0.0"], license: "MIT AND GPL-3.0-only" }],
  Unknown: [
    { name: "@medusajs/admin-sdk", versions: ["2.21.2"], license: "Unknown" },
    { name: "stranger", versions: ["1.0.0"], license: "Unknown" },
  ],
};

describe("the bill of materials", () => {
  it("reports licences that are not accepted", () => {
    expect(unaccepted(licences)).toEqual([
      "closed: GPL-3.0-only",
      "both: MIT AND GPL-3.0-only",
      "stranger: Unknown",
    ]);
  });

  it("has each version once, with its package URL", () => {
    const { components } = billOf({ MIT: licences.MIT }, { name: "shop", version: "1.0.0" }, new Date(0));
    expect(components).toEqual([
      {
        type: "library",
        name: "@scope/a",
        version: "1.2.3",
        purl: "pkg:npm/%40scope/a@1.2.3",
        licenses: [{ expression: "MIT" }],
      },
      {
        type: "library",
        name: "b",
        version: "1.0.0",
        purl: "pkg:npm/b@1.0.0",
        licenses: [{ expression: "MIT" }],
      },
      {
        type: "library",
        name: "b",
        version: "2.0.0",
        purl: "pkg:npm/b@2.0.0",
        licenses: [{ expression: "MIT" }],
      },
    ]);
  });

  it("has no licence for a package without one", () => {
    const { components } = billOf(
      { Unknown: licences.Unknown },
      { name: "shop", version: "1.0.0" },
      new Date(0),
    );
    expect(components.map((component) => component.licenses)).toEqual([[], []]);
  });

  it("can be written as a list, with the most frequent licence first", () => {
    const rarer = { "GPL-3.0-only": licences["GPL-3.0-only"], MIT: licences.MIT };
    expect(listOf(rarer).match(/^## .*$/gm)).toEqual(["## MIT (3)", "## GPL-3.0-only (1)"]);
    expect(listOf({ MIT: licences.MIT })).toContain("## MIT (3)\n\n@scope/a 1.2.3, b 1.0.0, b 2.0.0\n");
  });
});
