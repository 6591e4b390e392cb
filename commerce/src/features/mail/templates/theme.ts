// mail programs know neither variables nor style sheets
export { colours } from "@su-turrone/contract/brand";

/** The display face does not travel; Georgia is what its fallback is measured by in the shop. */
export const display = "Georgia, 'Times New Roman', serif";

/** System faces, as in the shop. */
export const body =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
