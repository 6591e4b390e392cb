import bidiFactory from "bidi-js";
import { openSync, type Font } from "fontkit";
import path from "node:path";

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
const baseFamily = "Roboto";

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

export function hasGlyph(family: string, character: string): boolean {
  const file = faces[family]?.regular;
  const codePoint = character.codePointAt(0);
  return (
    file !== undefined && codePoint !== undefined && fontOf(family, file).hasGlyphForCodePoint(codePoint)
  );
}

/** Whether a font family is meant for a character, and has a glyph for it. */
const covers = (family: string, character: string): boolean =>
  faces[family]?.letters.test(character) === true && hasGlyph(family, character);

/** The first font family that can render a character; undefined when none can. */
const familyFor = (character: string): string | undefined =>
  Object.keys(faces).find((family) => covers(family, character));

/** A part of a text in one font and direction, for pdfmake. */
export interface TextRun {
  text: string;
  font: string;
  /** Without it, pdfmake would place the words of a right-to-left run from left to right. */
  noWrap: boolean;
  /** If set, the run is shaped as a whole instead of word by word. */
  fontFeatures: [];
}

const bidi = bidiFactory();

/** Letters written from right to left by both font and bidi algorithm. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Maximum line length of right-to-left text, which is wrapped before it is reordered; fits half the page width. */
const longestLine = 40;

/** Characters that combine with others and are not visible on their own. */
const joiner = /[\p{Mark}\p{Cf}]/u;

/** Emoji and their components: skin tones, flag letters, invisible marks. */
const picture = /[\p{Extended_Pictographic}\p{Emoji_Component}]/u;

/** Neutral characters use the font of the preceding text if it has them. */
const neutral = /[\p{Script=Common}\p{Script=Inherited}]/u;

interface Piece {
  text: string;
  font: string;
  /** Embedding level of the bidirectional algorithm; odd levels run from right to left. */
  level: number;
}

/** Wraps a text at spaces into lines of at most `longestLine` characters; longer words are not broken. */
function linesOf(text: string): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > longestLine) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

function fontFor(character: string, level: number, before: Piece | undefined): string | undefined {
  const isJoiner = joiner.test(character);
  const keepsFont = isJoiner || (neutral.test(character) && before?.level === level);
  if (before && keepsFont && hasGlyph(before.font, character)) return before.font;
  return familyFor(character) ?? (isJoiner ? before?.font : undefined);
}

/**
 * Splits a line into pieces in reading order. Emoji without a glyph in any font are dropped, other characters are not.
 */
function piecesOf(line: string): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line, "ltr");
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const pieces: Piece[] = [];
  let at = 0;
  for (const character of line) {
    const level = levels[at] ?? 0;
    const mirroredCharacter = mirrored.get(at) ?? character;
    at += character.length;
    const last = pieces.at(-1);
    const font = fontFor(mirroredCharacter, level, last);
    if (picture.test(character) && !(font !== undefined && hasGlyph(font, mirroredCharacter))) continue;
    const piece: Piece = { text: mirroredCharacter, font: font ?? baseFamily, level };
    if (last?.font === piece.font && last.level === level) last.text += mirroredCharacter;
    else pieces.push(piece);
  }
  return pieces;
}

/** Reorders the pieces for display from left to right (Unicode Standard Annex 9, rule L2). */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}

/** The font itself reverses text in right-to-left scripts only, so other text on odd levels is reversed here. */
const drawnText = ({ text, level }: Piece): string => {
  const fontReverses = rightToLeft.test(text);
  return fontReverses === (level % 2 === 1) ? text : Array.from(text).reverse().join("");
};

/**
 * Splits user-entered text into runs that can be rendered: each in a font with the required glyphs, reordered where it
 * is read from right to left. Text covered by the shop's own font is returned unchanged.
 */
export function textRuns(text: string): string | (TextRun | string)[] {
  const composed = text.normalize("NFC");
  if (Array.from(composed).every((character) => covers(baseFamily, character))) return composed;
  const lines = rightToLeft.test(composed) ? linesOf(composed) : [composed];
  return lines.flatMap((line, index) => [
    ...(index > 0 ? ["\n"] : []),
    ...inVisualOrder(piecesOf(line)).map((piece) =>
      piece.font === baseFamily && piece.level === 0
        ? piece.text
        : {
            text: drawnText(piece),
            font: piece.font,
            noWrap: piece.level > 0,
            fontFeatures: [] as [],
          },
    ),
  ]);
}
