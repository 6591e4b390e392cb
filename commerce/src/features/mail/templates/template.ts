import type { ReactElement } from "react";
import type { z } from "@medusajs/framework/zod";
import type { Language } from "../../../platform/languages";

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
  <Data>(shape: z.ZodType<Data>, content: (data: Data, language: Language) => MailContent): MailTemplate =>
  (data, language) =>
    content(shape.parse(data), language);
