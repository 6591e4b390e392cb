import type { ProductDetailsData } from "../../modules/product-details/product-details-types";

/**
 * Returns the details with one entry per product picture, in the same order; entries of deleted pictures are dropped.
 */
export const withPictures = (details: ProductDetailsData, urls: readonly string[]): ProductDetailsData => ({
  ...details,
  pictures: urls.map(
    (url) =>
      details.pictures.find((picture) => picture.url === url) ?? { url, alt: {}, width: null, height: null },
  ),
});
