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
