/** The shop's name, which is Sardinian and the same in every language. */
export const brandName = "Su Turrone";

/** Last line of the label, the same in every language. */
export const labelLine = "Tonara · 1885";

/**
 * The colours, named as in docs/look.md. The shop's style sheet defines the same values as CSS variables (app.css;
 * brand.test.ts checks that both match). Mails, documents, preview pictures and the card form cannot use CSS variables
 * and take them from here.
 */
export const colours = {
  paper: "#fffdf8",
  wafer: "#fbf8f2",
  linen: "#f1ebdf",
  sand: "#e4d9c6",
  almond: "#2e211a",
  chestnut: "#6b4a34",
  edge: "#8a6f58",
  honey: "#d9922b",
  leaf: "#3f6b3a",
  pomegranate: "#a12b2b",
} as const;

/** SVG paths of the logo mark (an almond in a wafer square), in a 32 × 32 view box. */
export const markPaths = {
  almond:
    "M23.6 7.2c2.2 6-1.3 13.9-7.5 16.3-3.2 1.2-6.7.7-7.7-2.1-1.1-3 .5-6.6 3.2-9.3 3.1-3.1 7.5-4.9 12-4.9Z",
  veins: "M20.4 10.7c-4.2 1.7-7.6 5.3-8.8 10M21.6 13.6c-2.6 1.7-4.6 4.3-5.5 7.3",
} as const;

export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect x="2" y="2" width="28" height="28" rx="3.5" fill="${colours.wafer}" stroke="${colours.almond}" stroke-width="1.6"/>
  <path d="${markPaths.almond}" fill="${colours.honey}" stroke="${colours.almond}" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="${markPaths.veins}" fill="none" stroke="${colours.almond}" stroke-width="1.1" stroke-linecap="round"/>
</svg>
`;
