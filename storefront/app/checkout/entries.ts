/** Longest entry of each field in characters; commerce takes no more (commerce/src/input/limits.ts). */
export const longest = {
  email: 254,
  fullName: 100,
  street: 120,
  addition: 120,
  postalCode: 16,
  city: 80,
  phone: 40,
  notes: 500,
  giftMessage: 300,
  /** Each field of an invoice request. */
  invoice: 120,
} as const;

/** What nobody types and nobody sees; commerce refuses it. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/** What was typed into a line: without blanks around it and doubled ones in it. */
export const tidyLine = (text: string): string => text.replace(controls, "").replace(/\s+/g, " ").trim();

/** What was typed into several lines; a form sends their ends as CR LF. */
export const tidyLines = (text: string): string => text.replace(controls, "").replace(/\r\n?/g, "\n").trim();
