import { describe, expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { catalogue, shopper } from "./shop";

describe("catalogue", () => {
  it.each([
    [
      "de-DE",
      "Mandeltorrone, Ganze sardische Mandeln in heller Honigmasse, Klassischer Torrone, Mandel, Gewicht",
    ],
    [
      "it-IT",
      "Torrone alle mandorle, Mandorle sarde intere nel miele chiaro, Torrone classico, Mandorla, Peso",
    ],
    [
      "en-US",
      "Almond nougat, Torrone with whole Sardinian almonds in pale honey, Classic nougat, Almond, Weight",
    ],
  ])("is translated to %s", async (locale, words) => {
    const { title, subtitle, categories, tags, options } = (await catalogue(locale)).get("MAN") ?? {};
    const parts = [...(categories ?? []).map(({ name }) => name), ...(tags ?? []).map(({ value }) => value)];
    expect([title, subtitle, ...parts, ...(options ?? []).map((one) => one.title)].join(", ")).toBe(words);
  });

  it("has no untranslated text", async () => {
    const [de, it, en] = await Promise.all([catalogue("de-DE"), catalogue("it-IT"), catalogue("en-US")]);
    for (const [code, german] of de) {
      for (const field of ["title", "subtitle", "description"] as const) {
        const texts = [german[field], it.get(code)?.[field], en.get(code)?.[field]];
        expect(new Set(texts).size, `${code} ${field}`).toBe(3);
      }
    }
  });

  it("has the four categories in three languages, in order", async () => {
    const names = async (locale: string) => {
      const { product_categories: categories } = await shopper.store.category.list(
        {},
        { "x-medusa-locale": locale },
      );
      const sorted = [...categories].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
      return sorted.map(({ name }) => name).join(", ");
    };
    expect(await names("de-DE")).toBe("Klassischer Torrone, Weicher Torrone, Mit Schokolade, Geschenke");
    expect(await names("it-IT")).toBe("Torrone classico, Torrone morbido, Al cioccolato, Regali");
    expect(await names("en-US")).toBe("Classic nougat, Soft nougat, With chocolate, Gifts");
  });

  it("offers exactly the three languages of the specification", async () => {
    const { locales } = await shopper.store.locale.list();
    expect(locales.map((locale) => locale.code).sort()).toEqual(["de-DE", "en-US", "it-IT"]);
  });

  it("has a price, a SKU and a net weight for every variant, with a lower price per kg for heavier ones", async () => {
    for (const [code, product] of await catalogue()) {
      const variants = [...(product.variants ?? [])].sort((a, b) => (a.weight ?? 0) - (b.weight ?? 0));
      const perKg = variants.map(
        (v) => ((v.calculated_price?.calculated_amount ?? 0) / (v.weight ?? 1)) * 1000,
      );
      for (const v of variants) expect(v.sku).toBe(`ST-${code}-${String(v.weight).padStart(4, "0")}`);
      expect(perKg, code).toEqual([...perKg].sort((a, b) => b - a));
      expect(Math.min(...perKg), code).toBeGreaterThan(32);
      expect(Math.max(...perKg), code).toBeLessThanOrEqual(48);
    }
  });

  it("exempts only the mixed sets from the unit price, and contains brand and origin", async () => {
    for (const [code, product] of await catalogue()) {
      expect(product.product_detail, code).toMatchObject({
        brand: "Su Turrone",
        origin: {
          de: "Tonara, Sardinien, Italien",
          it: "Tonara, Sardegna, Italia",
          en: "Tonara, Sardinia, Italy",
        },
        unit_price_exempt: ["ASS", "BAR", "CAS"].includes(code),
      });
    }
  });

  it("serves every picture, with a description in three languages", async () => {
    for (const [code, product] of await catalogue()) {
      const pictures = product.product_detail?.pictures ?? [];
      // three or four views: bars are shown whole, cut, served and wrapped; boxes open, from near and closed; bite-size
      // pieces from afar, from near, served
      expect(pictures, code).toHaveLength(["TOR", "ASS", "BAR", "CAS"].includes(code) ? 3 : 4);
      const described = { de: expect.any(String), it: expect.any(String), en: expect.any(String) } as unknown;
      for (const { url, alt, width, height } of pictures) {
        expect({ alt, width, height }, code).toEqual({ alt: described, width: 1600, height: 1200 });
        // the URL has the public host; its path must be served here
        const picture = await fetch(new URL(new URL(url).pathname, setting("COMMERCE_URL")), {
          method: "HEAD",
        });
        expect(picture.status, code).toBe(200);
        expect(picture.headers.get("content-type")).toBe("image/webp");
      }
      expect(pictures.map(({ url }) => url).toSorted()).toEqual(
        (product.images ?? []).map(({ url }) => url).toSorted(),
      );
      expect(product.thumbnail).toBe(pictures[0]?.url);
    }
  });
});
