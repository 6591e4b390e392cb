import { openSync, type Font } from "fontkit";
import path from "node:path";

/** A typeface embedded in documents. */
interface Face {
  /** Absolute path of its file. */
  regular: string;
  /** Its bold face; without one, the regular face is used. */
  bold?: string;
  /** Characters it is used for; checked before the file is opened, because some files are large. */
  letters: RegExp;
}

const roboto = path.join(path.dirname(require.resolve("pdfmake/package.json")), "fonts", "Roboto");

/** Path of a file in the `fonts` folder of a package whose main file is in `dist`. */
const fontPath = (main: string, file: string): string => path.join(path.dirname(main), "..", "fonts", file);

/** Font family of the shop's own texts. */
export const baseFamily = "Roboto";

/**
 * In order of preference. Roboto covers Latin, Greek and Cyrillic; the others are for names and addresses. Amiri is
 * used for Arabic instead of Noto: it has no multi-letter ligatures, which PDF readers reverse on extraction, so that a
 * name copied from the document is correct (docs/decisions/035-documents.md). The Chinese font is used for Japanese
 * too.
 */
const faces: Readonly<Record<string, Face>> = {
  [baseFamily]: {
    regular: path.join(roboto, "Roboto-Regular.ttf"),
    bold: path.join(roboto, "Roboto-Medium.ttf"),
    letters: /[^]/u,
  },
  NotoSans: {
    regular: fontPath(require.resolve("@embedpdf/fonts-latin"), "NotoSans-Regular.ttf"),
    letters: /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u,
  },
  Amiri: {
    regular: require.resolve("@fontsource/amiri/files/amiri-arabic-400-normal.woff"),
    letters: /\p{Script_Extensions=Arabic}/u,
  },
  NotoSansHebrew: {
    regular: fontPath(require.resolve("@embedpdf/fonts-hebrew"), "NotoSansHebrew-Regular.ttf"),
    letters: /\p{Script_Extensions=Hebrew}/u,
  },
  NotoSansChinese: {
    regular: fontPath(require.resolve("@embedpdf/fonts-sc"), "NotoSansHans-Regular.otf"),
    letters:
      /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u{3000}-\u{303f}\u{ff00}-\u{ffef}]/u,
  },
  NotoSansKorean: {
    regular: fontPath(require.resolve("@embedpdf/fonts-kr"), "NotoSansKR-Regular.otf"),
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

/** The font families for pdfmake; there are no italics. */
export const fontFiles = Object.fromEntries(
  Object.entries(faces).map(([family, { regular, bold = regular }]) => [
    family,
    { normal: regular, bold, italics: regular, bolditalics: bold },
  ]),
);

/** Whether a file is one of the fonts, the only files a document may read. */
export const isFontFile = (file: string): boolean =>
  Object.values(faces).some(({ regular, bold }) => file === regular || file === bold);

const openedFonts = new Map<string, Font>();

function fontOf(family: string, file: string): Font {
  const openedFont = openedFonts.get(family);
  if (openedFont) return openedFont;
  const font = openSync(file);
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} holds several fonts`);
  openedFonts.set(family, font);
  return font;
}

/** Whether a font family has a glyph for a character. */
export function hasGlyph(family: string, character: string): boolean {
  const file = faces[family]?.regular;
  const codePoint = character.codePointAt(0);
  return (
    file !== undefined && codePoint !== undefined && fontOf(family, file).hasGlyphForCodePoint(codePoint)
  );
}

/** Whether a font family is meant for a character, and has a glyph for it. */
export const covers = (family: string, character: string): boolean =>
  faces[family]?.letters.test(character) === true && hasGlyph(family, character);

/** The first font family that can render a character; undefined when none can. */
export const familyFor = (character: string): string | undefined =>
  Object.keys(faces).find((family) => covers(family, character));
