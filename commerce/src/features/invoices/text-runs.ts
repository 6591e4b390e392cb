import bidiFactory from "bidi-js";
import { baseFamily, covers, familyFor, hasGlyph } from "./pdf-fonts";

/** A piece of text in one font and one direction, as pdfmake takes it. */
export interface TextRun {
  text: string;
  font: string;
  /** Left to pdfmake, words of a right-to-left run would be set side by side from the left. */
  noWrap: boolean;
  /** Given at all, the run is shaped as a whole and not word by word. */
  fontFeatures: [];
}

const bidi = bidiFactory();

/** Letters that font and bidi algorithm write from the right. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Longest line of right-to-left text, which is broken before it is turned round; fits half the width of a page. */
const longestLine = 40;

/** Characters that join others and have no look of their own. */
const joiner = /[\p{Mark}\p{Cf}]/u;

/** Pictures, and what they are put together of: colours of skin, letters of flags, marks that nobody sees. */
const picture = /[\p{Extended_Pictographic}\p{Emoji_Component}]/u;

/** Neutral characters take the font of what stands before them where it has them. */
const neutral = /[\p{Script=Common}\p{Script=Inherited}]/u;

interface Piece {
  text: string;
  font: string;
  /** Of the bidirectional algorithm; odd ones run from the right. */
  level: number;
}

/** Breaks a text at blanks into lines of at most `longestLine` characters; a longer word stays whole. */
function linesOf(text: string): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > longestLine) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

function fontFor(character: string, level: number, before: Piece | undefined): string | undefined {
  const joins = joiner.test(character);
  const stays = joins || (neutral.test(character) && before?.level === level);
  if (before && stays && hasGlyph(before.font, character)) return before.font;
  return familyFor(character) ?? (joins ? before?.font : undefined);
}

/** The pieces of a line in the order they are read. Pictures that no font has are left out; other letters are not. */
function piecesOf(line: string): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(line, "ltr");
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const pieces: Piece[] = [];
  let at = 0;
  for (const character of line) {
    const level = levels[at] ?? 0;
    const shown = mirrored.get(at) ?? character;
    at += character.length;
    const last = pieces.at(-1);
    const font = fontFor(shown, level, last);
    if (picture.test(character) && !(font !== undefined && hasGlyph(font, shown))) continue;
    const piece: Piece = { text: shown, font: font ?? baseFamily, level };
    if (last?.font === piece.font && last.level === level) last.text += shown;
    else pieces.push(piece);
  }
  return pieces;
}

/** The pieces in the order they are seen from left to right (Unicode Standard Annex 9, rule L2). */
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

/** The font turns text of right-to-left scripts round by itself, and nothing else. */
const asDrawn = ({ text, level }: Piece): string => {
  const fontTurns = rightToLeft.test(text);
  return fontTurns === (level % 2 === 1) ? text : Array.from(text).reverse().join("");
};

/**
 * A text that anybody may have typed, in pieces that can be drawn: each in a font that has its letters, from right to
 * left where it is read so. Text that the shop's own font covers stays as it is.
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
            text: asDrawn(piece),
            font: piece.font,
            noWrap: piece.level > 0,
            fontFeatures: [] as [],
          },
    ),
  ]);
}
