import { openSync, type Font } from "fontkit";
import path from "node:path";

/** A typeface embedded in documents. */
interface Face {
  /** Its file; absolute. */
  regular: string;
  /** Its bold cut; without one, the regular stands in for it. */
  bold?: string;
  /** Letters it is there for: asked before the file is opened, as some are large. */
  letters: RegExp;
}

const roboto = path.join(path.dirname(require.resolve("pdfmake/package.json")), "fonts", "Roboto");

/** A file in the folder `fonts` of a package whose main file lies in `dist`. */
const beside = (main: string, file: string): string => path.join(path.dirname(main), "..", "fonts", file);

/** The face of all the shop's own words. */
export const baseFamily = "Roboto";

/**
 * In the order they are asked. Roboto has Latin, Greek and Cyrillic; the others are there for names and addresses.
 * Amiri rather than Noto for Arabic: it has no ligatures of several letters, which readers of PDF text turn round, so
 * that a name copied from the document is the name (docs/decisions.md). The Chinese face draws Japanese too.
 */
const faces: Readonly<Record<string, Face>> = {
  [baseFamily]: {
    regular: path.join(roboto, "Roboto-Regular.ttf"),
    bold: path.join(roboto, "Roboto-Medium.ttf"),
    letters: /[^]/u,
  },
  NotoSans: {
    regular: beside(require.resolve("@embedpdf/fonts-latin"), "NotoSans-Regular.ttf"),
    letters: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u,
  },
  Amiri: {
    regular: require.resolve("@fontsource/amiri/files/amiri-arabic-400-normal.woff"),
    letters: /\p{Script_Extensions=Arabic}/u,
  },
  NotoSansHebrew: {
    regular: beside(require.resolve("@embedpdf/fonts-hebrew"), "NotoSansHebrew-Regular.ttf"),
    letters: /\p{Script_Extensions=Hebrew}/u,
  },
  NotoSansChinese: {
    regular: beside(require.resolve("@embedpdf/fonts-sc"), "NotoSansHans-Regular.otf"),
    letters:
      /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u,
  },
  NotoSansKorean: {
    regular: beside(require.resolve("@embedpdf/fonts-kr"), "NotoSansKR-Regular.otf"),
    letters: /\p{Script_Extensions=Hangul}/u,
  },
  NotoSansThai: {
    regular: require.resolve("@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff"),
    letters: /\p{Script_Extensions=Thai}/u,
  },
  NotoSansDevanagari: {
    regular:
      require.resolve("@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff"),
    letters: /\p{Script_Extensions=Devanagari}/u,
  },
  NotoSansBengali: {
    regular: require.resolve("@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff"),
    letters: /\p{Script_Extensions=Bengali}/u,
  },
  NotoSansTamil: {
    regular: require.resolve("@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff"),
    letters: /\p{Script_Extensions=Tamil}/u,
  },
  NotoSansGeorgian: {
    regular:
      require.resolve("@fontsource/noto-sans-georgian/files/noto-sans-georgian-georgian-400-normal.woff"),
    letters: /\p{Script_Extensions=Georgian}/u,
  },
  NotoSansArmenian: {
    regular:
      require.resolve("@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff"),
    letters: /\p{Script_Extensions=Armenian}/u,
  },
};

/** The families as pdfmake wants them; there are no italics. */
export const fontFiles = Object.fromEntries(
  Object.entries(faces).map(([family, { regular, bold = regular }]) => [
    family,
    { normal: regular, bold, italics: regular, bolditalics: bold },
  ]),
);

/** Whether a file is one of the fonts, which are all that a document may read. */
export const isFontFile = (file: string): boolean =>
  Object.values(faces).some(({ regular, bold }) => file === regular || file === bold);

const opened = new Map<string, Font>();

function fontOf(family: string, file: string): Font {
  const known = opened.get(family);
  if (known) return known;
  const font = openSync(file);
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} holds several fonts`);
  opened.set(family, font);
  return font;
}

/** Whether the file of a family has a character. */
export function hasGlyph(family: string, character: string): boolean {
  const file = faces[family]?.regular;
  const point = character.codePointAt(0);
  return file !== undefined && point !== undefined && fontOf(family, file).hasGlyphForCodePoint(point);
}

/** Whether a character is one that a family is there for, and has. */
export const covers = (family: string, character: string): boolean =>
  faces[family]?.letters.test(character) === true && hasGlyph(family, character);

/** The first family that can draw a character; undefined where none can. */
export const familyFor = (character: string): string | undefined =>
  Object.keys(faces).find((family) => covers(family, character));
