import { expect, it } from "vitest";
import { exampleProduct } from "./example-product";
import { productJsonLd } from "./product-json-ld";

const around = {
  language: "de",
  publicUrl: "https://shop.example",
  tariff: { cents: 790, free_from_cents: 5600 },
  delivery: { business_days: { from: 4, to: 6 }, cut_off_hour: 15, closures: [] },
} as const;

const data = (rating?: { average: number; count: number }) =>
  JSON.parse(JSON.stringify(productJsonLd(exampleProduct, { ...around, language: "en", rating }))) as Record<
    string,
    unknown
  >;

it("describes a product with several weights as a ProductGroup", () => {
  const group = data();
  expect(group).toMatchObject({
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    name: "Mandeltorrone",
    description: "Mandeln & Honig.",
    url: "https://shop.example/en/products/almond-nougat",
    image: ["https://shop.example/media/1280/a.webp.webp"],
    productGroupID: "prod_1",
    variesBy: "https://schema.org/size",
  });
  const [small, large] = group["hasVariant"] as Record<string, unknown>[];
  expect(small).toMatchObject({
    "@type": "Product",
    name: "Mandeltorrone, 150 g",
    sku: "ST-MAN-0150",
    offers: {
      "@type": "Offer",
      url: "https://shop.example/en/products/almond-nougat?weight=150",
      price: "6.90",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: "6.90",
        referenceQuantity: { value: 150, unitCode: "GRM", valueReference: { value: 1, unitCode: "KGM" } },
      },
      shippingDetails: {
        shippingRate: { value: "7.90", currency: "EUR" },
        deliveryTime: { transitTime: { minValue: 4, maxValue: 6 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: ["IT", "FR", "DE", "ES", "GB"] },
    },
  });
  expect(large).toMatchObject({
    // as displayed on the page
    name: "Mandeltorrone, 1.5 kg",
    size: "1.5 kg",
    offers: {
      price: "56.00",
      availability: "https://schema.org/OutOfStock",
      shippingDetails: { shippingRate: { value: "0.00" } },
    },
  });
});

it("describes a product with a single weight as a Product", () => {
  const product = { ...exampleProduct, variants: exampleProduct.variants.slice(0, 1) };
  expect(productJsonLd(product, around)).toMatchObject({
    "@type": "Product",
    name: "Mandeltorrone",
    sku: "ST-MAN-0150",
  });
});

it("omits the brand of a product without one", () => {
  expect(productJsonLd(exampleProduct, around)).toHaveProperty("brand.name", "Su Turrone");
  expect(productJsonLd({ ...exampleProduct, brand: "" }, around)).not.toHaveProperty("brand");
});

it("includes a rating only if there are reviews", () => {
  expect(data()).not.toHaveProperty("aggregateRating");
  expect(data({ average: 0, count: 0 })).not.toHaveProperty("aggregateRating");
  expect(data({ average: 4.66, count: 3 })["aggregateRating"]).toEqual({
    "@type": "AggregateRating",
    ratingValue: "4.7",
    reviewCount: 3,
    bestRating: 5,
    worstRating: 1,
  });
});

it("includes the displayed reviews verbatim", () => {
  const review = {
    id: "rev_1",
    rating: 4,
    title: "Gut",
    text: "Sehr & gut.",
    display_name: "Grazia",
    language: "de" as const,
    // half past midnight in Tonara, as the page shows it
    created_at: "2026-11-20T23:30:00.000Z",
  };
  const product = productJsonLd(exampleProduct, {
    ...around,
    rating: { average: 4, count: 1 },
    reviews: [review],
  });
  expect(product["review"]).toEqual([
    {
      "@type": "Review",
      author: { "@type": "Person", name: "Grazia" },
      datePublished: "2026-11-21",
      name: "Gut",
      reviewBody: "Sehr & gut.",
      inLanguage: "de",
      reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5, worstRating: 1 },
    },
  ]);
  expect(productJsonLd(exampleProduct, around)).not.toHaveProperty("review");
});

it("names the price before a reduction", () => {
  const variants = exampleProduct.variants.map((variant) => ({ ...variant, was: variant.price + 100 }));
  const group = productJsonLd({ ...exampleProduct, variants }, around);
  expect((group["hasVariant"] as unknown[])[0]).toMatchObject({
    offers: {
      price: "6.90",
      priceSpecification: [
        { price: "6.90" },
        { price: "7.90", priceType: "https://schema.org/StrikethroughPrice" },
      ],
    },
  });
});

it("omits the unit price if the product is exempt by law", () => {
  const variants = exampleProduct.variants.map((variant) => ({ ...variant, pricePerKg: null }));
  const exempt = productJsonLd({ ...exampleProduct, variants }, around);
  expect(JSON.stringify(exempt)).not.toContain("UnitPriceSpecification");
});
