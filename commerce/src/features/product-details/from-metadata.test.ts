import { describe, expect, it } from "vitest";
import { detailsFromMetadata } from "./from-metadata";

const url = "https://shop.example/static/a.webp";
const other = "https://shop.example/static/b.webp";
const alt = { de: "Torrone", it: "Torrone", en: "Nougat" };
/** Defaults of fields that were never stored in metadata. */
const unsaid = {
  taste: {
    texture: null,
    sweetness: null,
    pairing: {},
    portion_grams: null,
    shelf_months: null,
    demo: false,
  },
  contents: [],
  occasions: [],
};

describe("detailsFromMetadata", () => {
  it("returns all details", () => {
    const details = detailsFromMetadata({
      metadata: { brand: "Su Turrone", origin: { de: "Tonara" }, unit_price_exempt: true, colour: "gold" },
      images: [{ url, metadata: { alt, width: 1600, height: 1200 } }],
    });
    expect(details).toEqual({
      brand: "Su Turrone",
      origin: { de: "Tonara" },
      unit_price_exempt: true,
      pictures: [{ url, alt, width: 1600, height: 1200 }],
      ...unsaid,
    });
  });

  it("uses a single origin for all languages, and matches pictures by their URL", () => {
    const details = detailsFromMetadata({
      metadata: { origin: "Tonara", pictures: { [other]: { alt } } },
      images: [
        { url, metadata: null },
        { url: other, metadata: {} },
      ],
    });
    expect(details).toEqual({
      brand: "",
      origin: { de: "Tonara", it: "Tonara", en: "Tonara" },
      unit_price_exempt: false,
      pictures: [{ url: other, alt, width: null, height: null }],
      ...unsaid,
    });
  });

  it.each([
    ["no metadata", null],
    ["metadata without product details", { colour: "gold" }],
    ["values of the wrong type", { brand: 5, origin: 7, unit_price_exempt: "no", pictures: "x" }],
  ])("returns null for %s", (_name, metadata) => {
    expect(detailsFromMetadata({ metadata, images: [{ url }] })).toBeNull();
  });
});
