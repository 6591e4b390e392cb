import { expect, it } from "vitest";
import { articleJsonLd, breadcrumbJsonLd, localBusinessJsonLd, onlineStoreJsonLd } from "./site-json-ld";

const url = "https://shop.example";
const company = {
  name: "Torrone Test s.r.l.",
  street: "Via Roma 1",
  postal_code: "08039",
  city: "Tonara",
  vat_id: "IT00000000000",
  rea: "NU-1",
  email: "info@shop.example",
  pec: "info@pec.example",
  phone: "+39 0784 000000",
};

it("numbers the breadcrumb items", () => {
  expect(
    breadcrumbJsonLd(
      [
        { name: "Produkte", path: "/produkte" },
        { name: "Torrone", path: "/produkte/x" },
      ],
      url,
    ),
  ).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Produkte", item: "https://shop.example/produkte" },
      { "@type": "ListItem", position: 2, name: "Torrone", item: "https://shop.example/produkte/x" },
    ],
  });
});

it("describes the shop with its address, return policy and shipping conditions", () => {
  expect(onlineStoreJsonLd(company, url, { cents: 790, free_from_cents: 6050 })).toMatchObject({
    "@type": "OnlineStore",
    "@id": "https://shop.example/#shop",
    legalName: "Torrone Test s.r.l.",
    vatID: "IT00000000000",
    address: { addressLocality: "Tonara", addressCountry: "IT" },
    hasMerchantReturnPolicy: { merchantReturnDays: 30 },
    hasShippingService: {
      shippingConditions: [
        { shippingRate: { value: "7.90" }, orderValue: { minValue: 0, maxValue: 60.49 } },
        { shippingRate: { value: "0.00" }, orderValue: { minValue: 60.5 } },
      ],
    },
  });
});

it("describes the workshop as a local business", () => {
  const open = { first: 0, last: 4, from: "09:00", to: "17:00" };
  expect(localBusinessJsonLd(company, "it", url, [open])).toMatchObject({
    "@type": "Store",
    url: "https://shop.example/it/contatti",
    telephone: "+39 0784 000000",
    openingHours: ["Mo-Fr 09:00-17:00"],
    geo: { latitude: 40.024, longitude: 9.172 },
    parentOrganization: { "@id": "https://shop.example/#shop" },
  });
});

it("describes a post in the language it is written in", () => {
  const post = {
    id: "entry_1",
    kind: "post" as const,
    role: null,
    slugs: { de: "honig", it: "miele", en: "miele" },
    language: "it" as const,
    languages: ["it" as const],
    title: "Miele",
    teaser: "Due cose.",
    picture: { src: "a.webp", alt: "", width: 1600, height: 1200 },
    published_at: "2026-11-19T00:00:00.000Z",
    updated_at: "2026-11-20T00:00:00.000Z",
    html: "",
    seo_title: "Miele",
    seo_description: "Due cose.",
    related_product_ids: [],
  };
  expect(articleJsonLd(post, "en", url, company.name)).toMatchObject({
    "@type": "BlogPosting",
    headline: "Miele",
    inLanguage: "it",
    datePublished: "2026-11-19T00:00:00.000Z",
    dateModified: "2026-11-20T00:00:00.000Z",
    image: "https://shop.example/media/1280/a.webp.webp",
    url: "https://shop.example/en/blog/miele",
    author: { "@type": "Organization", name: "Torrone Test s.r.l." },
  });
});
