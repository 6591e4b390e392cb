import { withoutHiddenCharacters } from "@su-turrone/contract/hidden-characters";
import slugify from "slugify";

/** Converts a text to the character set of FatturaPA, Latin-1. Other letters are transliterated ("Łucja" → "Lucja"). */
const toLatin = (text: string): string =>
  withoutHiddenCharacters(text)
    .normalize("NFC")
    .replace(/[^\p{ASCII}\u0080-\u00ff]/gu, (letter) => {
      if (/\p{Dash}/u.test(letter)) return "-";
      if (/\p{White_Space}/u.test(letter)) return " ";
      return slugify(letter) || (/\p{Mark}/u.test(letter) ? "" : "?");
    });

/** A text in the format's character set, on one line, truncated to its maximum length. */
export const truncate = (length: number, text: string): string =>
  toLatin(text).replace(/\s+/g, " ").trim().slice(0, length).trim();
