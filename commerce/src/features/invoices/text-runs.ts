import bidiFactory from "bidi-js";
import { baseFamily, covers, familyFor, hasGlyph } from "./pdf-fonts";

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
