import type { ProductDetailsData } from "../../modules/product-details/product-details-types";

/** What is known with an entry for each picture the product has, in their order; pictures that are gone are left out. */
export const withPictures = (details: ProductDetailsData, urls: readonly string[]): ProductDetailsData => ({
  ...details,
  pictures: urls.map(
    (url) =>
      details.pictures.find((picture) => picture.url === url) ?? { url, alt: {}, width: null, height: null },
  ),
});
