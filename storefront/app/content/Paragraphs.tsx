import { MarkItalian } from "~/i18n/MarkItalian";

/** A text of several paragraphs, which an empty line parts. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index}>
      <MarkItalian text={paragraph} />
    </p>
  ));
