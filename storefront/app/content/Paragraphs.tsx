import { MarkItalian } from "~/i18n/MarkItalian";

/** A text of several paragraphs, separated by blank lines. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n\s*\n/).map((paragraph, index) => (
    <p key={index}>
      <MarkItalian text={paragraph} />
    </p>
  ));
