import type { ReactElement } from "react";
import type { z } from "@medusajs/framework/zod";
import type { Language } from "../../../platform/languages";

/** What a template makes of its data. */
export interface MailContent {
  subject: string;
  /** What mailboxes show beside the subject. */
  preheader: string;
  body: ReactElement;
  replyTo?: string;
  /** What the code to be scanned says that stands in the mail (see ScanCode of parts.tsx). */
  scan?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Makes a mail of what was written into the outbox. @throws when the data are not the template's */
export type MailTemplate = (data: unknown, language: Language) => MailContent;

/** A template and the shape of its data, checked when the mail is made: the outbox may be older than the code. */
export const template =
  <Data>(shape: z.ZodType<Data>, content: (data: Data, language: Language) => MailContent): MailTemplate =>
  (data, language) =>
    content(shape.parse(data), language);
