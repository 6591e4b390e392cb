import { expect, it } from "vitest";
import { exampleProduct } from "./example-product";
import { merchantXml } from "./feeds";

it("lists every variant with price, unit price, availability and shipping", () => {
  const xml = merchantXml([exampleProduct], "it", "https://shop.example", {
    cents: 790,
    free_from_cents: 5600,
  });
  const [, first, second] = xml.split("<item>");
  for (const line of [
    "<g:id>ST-MAN-0150</g:id>",
    "<g:item_group_id>prod_1</g:item_group_id>",
    "<g:title>Mandeltorrone, 150 g</g:title>",
    "<g:description>Mandeln &amp; Honig.</g:description>",
    "<g:link>https://shop.example/it/prodotti/torrone-alle-mandorle?weight=150</g:link>",
    "<g:image_link>https://shop.example/media/1280/a.webp.webp</g:image_link>",
    "<g:availability>in_stock</g:availability>",
    "<g:price>6.90 EUR</g:price>",
    "<g:identifier_exists>no</g:identifier_exists>",
    "<g:unit_pricing_measure>150 g</g:unit_pricing_measure>",
    "<g:unit_pricing_base_measure>1 kg</g:unit_pricing_base_measure>",
    "<g:country>GB</g:country>",
    "<g:price>7.90 EUR</g:price>",
  ]) {
    expect(first).toContain(line);
  }
  expect(second).toContain("<g:availability>out_of_stock</g:availability>");
  expect(second).toContain("<g:price>56.00 EUR</g:price>");
  // shipping is free for goods from 56 euros
  expect(second).toContain("<g:price>0.00 EUR</g:price>");
  expect(xml).not.toContain("additional_image_link");
});

it("omits the unit price if the product is exempt by law, and a brand it does not have", () => {
  const variants = exampleProduct.variants.map((variant) => ({ ...variant, pricePerKg: null }));
  const xml = merchantXml([{ ...exampleProduct, brand: "", variants }], "de", "https://shop.example", null);
  expect(xml).not.toContain("g:brand");
  expect(xml).not.toContain("unit_pricing");
  // and the shipping price, which is unknown here
  expect(xml).not.toContain("g:shipping>");
});

it("names a reduced price beside the one before it", () => {
  const variants = exampleProduct.variants.map((variant) => ({ ...variant, was: 790 }));
  const [, first] = merchantXml([{ ...exampleProduct, variants }], "de", "https://shop.example", null).split(
    "<item>",
  );
  expect(first).toContain("<g:price>7.90 EUR</g:price>");
  expect(first).toContain("<g:sale_price>6.90 EUR</g:sale_price>");
});

it("lists the other pictures of a product, ten at most", () => {
  const pictures = Array.from({ length: 12 }, (_, n) => ({
    src: `${n}.webp`,
    alt: "",
    width: 1600,
    height: 1200,
  }));
  const [, first] = merchantXml([{ ...exampleProduct, pictures }], "de", "https://shop.example", null).split(
    "<item>",
  );
  expect(first).toContain("<g:image_link>https://shop.example/media/1280/0.webp.webp</g:image_link>");
  const others = [...(first ?? "").matchAll(/<g:additional_image_link>.*\/(\d+)\.webp\.webp</g)];
  expect(others.map(([, n]) => Number(n))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
