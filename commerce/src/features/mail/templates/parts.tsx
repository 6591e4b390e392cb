import { Button, Heading, Img, Link, Section, Text } from "@react-email/components";
import { bandColours } from "@su-turrone/contract/bands";
import { colours } from "@su-turrone/contract/brand";
import { Fragment, type ReactElement, type ReactNode } from "react";
import type { z } from "@medusajs/framework/zod";
import type { Language } from "../../../platform/languages";

// mail clients support neither CSS variables nor style sheets

/** The display font is not available in mails; the shop's fallback metrics are based on Georgia. */
export const display = "Georgia, 'Times New Roman', serif";

/** System fonts, as in the shop. */
export const body =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

interface Children {
  children: ReactNode;
}

const heading = { fontFamily: display, fontWeight: 400, color: colours.almond };

export const Subtitle = ({ children }: Children) => (
  <Heading as="h2" style={{ ...heading, margin: "32px 0 12px", fontSize: "20px", lineHeight: "26px" }}>
    {children}
  </Heading>
);

const paragraph = { margin: "0 0 16px", fontFamily: body, fontSize: "17px", lineHeight: "27px" };

export const Paragraph = ({ children }: Children) => (
  <Text style={{ ...paragraph, color: colours.almond }}>{children}</Text>
);

export const Remark = ({ children }: Children) => (
  <Text style={{ ...paragraph, fontSize: "15px", lineHeight: "23px", color: colours.chestnut }}>
    {children}
  </Text>
);

export const TextLink = ({ href, children }: Children & { href: string }) => (
  <Link href={href} style={{ color: bandColours.mandorle, textDecoration: "underline" }}>
    {children}
  </Link>
);

/** Lines of text, one below the other. */
export const linesBelow = (lines: readonly string[]): ReactNode =>
  lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** Quoted user text with its line breaks. */
export const Quote = ({ children }: { children: string }) => (
  <Section style={{ margin: "0 0 20px", backgroundColor: colours.linen, borderRadius: "6px" }}>
    <Text style={{ ...paragraph, margin: 0, padding: "16px 20px" }}>{linesBelow(children.split("\n"))}</Text>
  </Section>
);

/** Labelled values, one per line. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Section style={{ margin: "0 0 20px", borderTop: `1px solid ${colours.sand}` }}>
    {facts.map(([name, value]) => (
      <Text
        key={name}
        style={{ ...paragraph, margin: 0, padding: "9px 0", borderBottom: `1px solid ${colours.sand}` }}
      >
        <span style={{ color: colours.chestnut, fontSize: "15px" }}>{name}:</span> {value}
      </Text>
    ))}
  </Section>
);

const chapter = `margin:20px 0 8px;font-size:16px;line-height:23px;font-weight:600;color:${colours.almond}`;

/**
 * Moves the headings of a page one level down, below the mail's own; styles are inline, because mail clients ignore
 * style sheets.
 */
const asPart = (html: string): string =>
  html
    .replace(/<h([2-5])\b[^>]*>/g, (_, level: string) => `<h${Number(level) + 1} style="${chapter}">`)
    .replace(/<\/h([2-5])>/g, (_, level: string) => `</h${Number(level) + 1}>`)
    .replaceAll("<a ", `<a style="color:${bandColours.mandorle}" `);

/** A text of the shop's pages, as HTML that was sanitised there. */
export const PageText = ({ html }: { html: string }) => (
  <div
    style={{ fontFamily: body, fontSize: "15px", lineHeight: "23px", color: colours.chestnut }}
    dangerouslySetInnerHTML={{ __html: asPart(html) }}
  />
);

/** Content id of the QR code, if the mail has one. */
export const scanCodeId = "scan-code";

/** Placeholder of the QR code; its picture is generated from the content's `scan` (mail-context.ts). */
export const ScanCode = ({ alt }: { alt: string }) => (
  <Img
    src={`cid:${scanCodeId}`}
    alt={alt}
    width={200}
    height={200}
    style={{ margin: "0 0 16px", border: `1px solid ${colours.sand}` }}
  />
);

/** Content a template builds from its data. */
export interface MailContent {
  subject: string;
  /** Preview text shown next to the subject. */
  preheader: string;
  body: ReactElement;
  replyTo?: string;
  /** Content of the QR code in the mail (see ScanCode). */
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

const buttonStyle = {
  padding: "14px 28px",
  borderRadius: "3px",
  backgroundColor: bandColours.mandorle,
  color: colours.wafer,
  fontFamily: body,
  fontSize: "17px",
  lineHeight: "22px",
  textDecoration: "none",
};

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
      <Heading as="h1" style={{ ...heading, margin: "0 0 20px", fontSize: "28px", lineHeight: "34px" }}>
        {title}
      </Heading>
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {more}
      {button && (
        <Section style={{ margin: "28px 0" }}>
          <Button href={button.href} style={buttonStyle}>
            {button.text}
          </Button>
        </Section>
      )}
      {end}
    </>
  ),
});
