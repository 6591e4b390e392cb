import { colours } from "./brand";

/** The kinds of torrone in the order of the strip, each with the colour of the paper band around its bars. */
export const bandColours = {
  mandorle: "#8c1c2e",
  nocciole: "#946200",
  noci: "#5a5a22",
  misto: "#a8321a",
  corbezzolo: "#a8480f",
  mirto: "#3a2a78",
  zafferano: "#d98f0a",
  morbido: "#1f6b46",
  cioccolato: "#3a211a",
} as const;

export type BandName = keyof typeof bandColours;

export const bandNames = Object.keys(bandColours) as [BandName, ...BandName[]];

/** Name of a band, or a colour of the owner's as "#rrggbb". */
export type Band = BandName | `#${string}`;

export const isBandName = (text: string): text is BandName => Object.hasOwn(bandColours, text);

/** A colour as the owner types it. */
export const bandColourPattern = /^#[0-9a-f]{6}$/i;

export const isBand = (text: string): text is Band => isBandName(text) || bandColourPattern.test(text);

/** Relative luminance of "#rrggbb" as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Contrast that text needs (WCAG 1.4.3). */
const textContrast = 4.5;

/** Colour of the text on a band: light where it is readable, otherwise dark; null for a colour on which neither is. */
export const textOnBand = (colour: string): "wafer" | "almond" | null =>
  (["wafer", "almond"] as const).find((text) => contrastOf(colours[text], colour) >= textContrast) ?? null;
