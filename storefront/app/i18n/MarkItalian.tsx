import { useLanguage } from "./react";

/** Italian names and terms used in German and English texts. */
const italian = /(Torrone di Tonara|Barbagia|[Cc]odice fiscale|Partita IVA)/;

/**
 * A text whose Italian words are marked with `lang`, so that screen readers pronounce them correctly (WCAG 2.2, 3.1.2).
 */
export function MarkItalian({ text }: { text: string }) {
  const language = useLanguage();
  if (language === "it") return text;
  return text.split(italian).map((part, index) =>
    // `split` with a capture group puts the matches at odd indexes
    index % 2 === 1 ? (
      <span key={index} lang="it">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
