import { render, toPlainText } from "@react-email/components";
import type { Language } from "../../platform/languages";
import { templates } from "./templates";
import { MailLayout, type SendingShop } from "./templates/layout";
import type { MailContent } from "./templates/template";

/** A mail as HTML and plain text. */
export interface RenderedMail extends Omit<MailContent, "body" | "preheader"> {
  html: string;
  text: string;
}

/** Deviations from the library's defaults for the plain text version. */
const asText = {
  wordwrap: 78,
  selectors: [
    ...["h1", "h2", "h3", "h4", "h5"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "table.data", format: "dataTable" },
    { selector: "a", options: { linkBrackets: ["<", ">"] as [string, string] } },
  ],
};

/**
 * Renders a mail from its data in the outbox.
 * @throws Error when there is no such template, or the data are invalid
 */
export async function renderMail(
  { template, data, language }: { template: string; data: unknown; language: Language },
  sender: SendingShop,
): Promise<RenderedMail> {
  const make = templates[template];
  if (!make) throw new Error(`There is no mail template "${template}"`);
  const { body, preheader, ...content } = make(data, language);
  const rendered = await render(
    <MailLayout language={language} title={content.subject} preheader={preheader} sender={sender}>
      {body}
    </MailLayout>,
  );
  // React 18 writes chunks of 2,048 bytes and pads them with zeros when a multi-byte character does not fit
  const html = rendered.replaceAll("\0", "");
  return { ...content, html, text: toPlainText(html, asText) };
}
