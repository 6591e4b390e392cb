import type { ReactElement, ReactNode } from "react";
import type { z } from "@medusajs/framework/zod";
import type { Language } from "../../../platform/languages";
import { Action, Paragraph, Title } from "./parts";

/** Content a template builds from its data. */
export interface MailContent {
  subject: string;
  /** Preview text shown next to the subject. */
  preheader: string;
  body: ReactElement;
  replyTo?: string;
  /** Content of the QR code in the mail (see ScanCode in parts.tsx). */
  scan?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Builds a mail from its data in the outbox. @throws when the data do not match the template */
export type MailTemplate = (data: unknown, language: Language) => MailContent;

/**
 * A template and its data schema, validated when the mail is rendered: mails in the outbox may be older than the code.
 */
export const template =
  <Data,>(shape: z.ZodType<Data>, content: (data: Data, language: Language) => MailContent): MailTemplate =>
  (data, language) =>
    content(shape.parse(data), language);

/** What every mail consists of, from top to bottom. */
interface MailParts extends Omit<MailContent, "body" | "preheader"> {
  title: string;
  /** The title, if there is none. */
  preheader?: string;
  paragraphs?: readonly string[];
  more?: ReactNode;
  button?: { text: string; href: string };
  end?: ReactNode;
}

export const mailOf = ({
  title,
  preheader = title,
  paragraphs = [],
  more,
  button,
  end,
  ...content
}: MailParts): MailContent => ({
  ...content,
  preheader,
  body: (
    <>
      <Title>{title}</Title>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {more}
      {button && <Action href={button.href}>{button.text}</Action>}
      {end}
    </>
  ),
});
