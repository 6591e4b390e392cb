// mail clients support neither CSS variables nor style sheets
export { colours } from "@su-turrone/contract/brand";

/** The display font is not available in mails; the shop's fallback metrics are based on Georgia. */
export const display = "Georgia, 'Times New Roman', serif";

/** System fonts, as in the shop. */
export const body =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
