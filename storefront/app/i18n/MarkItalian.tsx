import { useLanguage } from "./react";

/** Italian names and terms that stand in German and English texts. */
const italian = /(Torrone di Tonara|Barbagia|[Cc]odice fiscale|Partita IVA)/;

/** A text whose Italian words are marked as such, so that a screen reader says them the Italian way (WCAG 2.2, 3.1.2). */
export function MarkItalian({ text }: { text: string }) {
  const language = useLanguage();
  if (language === "it") return text;
  return text.split(italian).map((part, index) =>
    // what the pattern has caught stands at the odd places
    index % 2 === 1 ? (
      <span key={index} lang="it">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
