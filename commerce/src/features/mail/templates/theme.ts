/** Colours of the shop (storefront app.css); mail programs know neither variables nor style sheets. */
export const colours = {
  wafer: "#fbf8f2",
  linen: "#f1ebdf",
  sand: "#e4d9c6",
  almond: "#2e211a",
  chestnut: "#6b4a34",
  myrtle: "#33406b",
} as const;

/** The display face does not travel; Georgia is what its fallback is measured by in the shop. */
export const display = "Georgia, 'Times New Roman', serif";

/** System faces, as in the shop. */
export const body =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
