import type { Product } from "~/commerce/types";

/** A product for tests: one available weight, and one sold-out weight whose price qualifies for free shipping. */
export const exampleProduct: Product = {
  id: "prod_1",
  slugs: { de: "mandeltorrone", it: "torrone-alle-mandorle", en: "almond-nougat" },
  name: "Mandeltorrone",
  subtitle: "Ganze Mandeln",
  description: "Mandeln & Honig.",
  picture: { src: "a.webp", alt: "", width: 1600, height: 1200 },
  packed: null,
  pictures: [{ src: "a.webp", alt: "", width: 1600, height: 1200 }],
  fromPrice: 690,
  fromVariant: "variant_150",
  fromWas: null,
  fromPricePerKg: 4600,
  weights: [150, 1500],
  startWeight: null,
  soldOut: false,
  categories: [{ id: "c", name: "Klassisch", slugs: { de: "klassisch", it: "classico", en: "classic" } }],
  occasions: [],
  bands: ["mandorle"],
  tags: [],
  brand: "Su Turrone",
  origin: "Tonara",
  rating: null,
  variants: [
    { id: "v1", sku: "ST-MAN-0150", grams: 150, price: 690, was: null, pricePerKg: 4600, stock: 3, soldOut: false },
    { id: "v2", sku: "ST-MAN-1500", grams: 1500, price: 5600, was: null, pricePerKg: 3733, stock: 0, soldOut: true },
  ],
};
