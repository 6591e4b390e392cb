import { bandColours } from "@su-turrone/contract/bands";
import { colours } from "@su-turrone/contract/brand";

/** Colours of a mail program in dark mode. */
export const darkColours = {
  ground: "#1f1612",
  panel: "#2f231c",
  text: "#f1ebdf",
  quiet: "#d3bfae",
  line: "#54443a",
  link: "#f2a6b0",
} as const;

const rules = [
  [`[style*="background-color:${colours.wafer}"]`, "background-color", darkColours.ground],
  [`[style*="background-color:${colours.paper}"]`, "background-color", darkColours.panel],
  [`[style*="background-color:${colours.linen}"]`, "background-color", darkColours.panel],
  [`[style*="color:${colours.almond}"]`, "color", darkColours.text],
  [`[style*="color:${colours.chestnut}"]`, "color", darkColours.quiet],
  [`[style*="${colours.sand}"]`, "border-color", darkColours.line],
  // not the button, whose ground it is
  [`a[style*="color:${bandColours.mandorle}"]:not([style*="background"])`, "color", darkColours.link],
] as const;

/**
 * Style sheet for mail programs in dark mode. Every colour of a mail is an inline style, so the rules find it by its
 * value; programs that ignore style sheets show the light mail or invert it themselves.
 */
export const darkStyles = `@media (prefers-color-scheme:dark){${rules
  .map(([selector, property, colour]) => `${selector}{${property}:${colour}!important}`)
  .join("")}}`;
