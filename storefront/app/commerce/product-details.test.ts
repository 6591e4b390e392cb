import { describe, expect, it } from "vitest";
import { toProductDetails } from "./product-details";

const url = "http://commerce.example/static/a.webp";
const raw = {
  id: "proddet_1",
  brand: "Su Turrone",
  origin: { it: "Tonara, Sardegna", de: "Tonara, Sardinien" },
  unit_price_exempt: true,
  pictures: [{ url, alt: { de: "Torrone am Stück" }, width: 1600, height: null }],
  occasions: ["gift", "tasting"],
  taste: {
    texture: 4,
    sweetness: null,
    pairing: { de: "Espresso", it: "caffè" },
    portion_grams: 30,
    shelf_months: 6,
    demo: true,
  },
};

describe("toProductDetails", () => {
  it("maps all details in the page's language", () => {
    expect(toProductDetails(raw, "de")).toEqual({
      brand: "Su Turrone",
      origin: "Tonara, Sardinien",
      unitPriceExempt: true,
      pictures: new Map([[url, { alt: "Torrone am Stück", width: 1600, height: null }]]),
      occasions: ["gift", "tasting"],
      taste: {
        texture: 4,
        sweetness: null,
        pairing: "Espresso",
        portionGrams: 30,
        shelfMonths: 6,
        demo: true,
      },
    });
  });

  it("falls back to Italian for the place of origin, but not for alternative texts of pictures", () => {
    const details = toProductDetails(raw, "en");
    expect(details.origin).toBe("Tonara, Sardegna");
    expect(details.pictures.get(url)?.alt).toBe("");
  });

  it("returns no taste profile if nothing is known in the language", () => {
    const unsaid = { texture: null, sweetness: null, portion_grams: null, shelf_months: null, demo: true };
    const taste = { ...unsaid, pairing: { de: "Espresso" } };
    expect(toProductDetails({ ...raw, taste }, "en").taste).toBeNull();
    expect(toProductDetails({ ...raw, taste }, "de").taste).toMatchObject({ pairing: "Espresso" });
    expect(toProductDetails({ ...raw, taste: null }, "de").taste).toBeNull();
  });

  it.each([[null], [undefined]])("returns empty details for a product without any (%s)", (none) => {
    expect(toProductDetails(none, "de")).toEqual({
      brand: "",
      origin: "",
      unitPriceExempt: false,
      pictures: new Map(),
      occasions: [],
      taste: null,
    });
  });
});
