import { Button, Heading, Img, Link, Section, Text } from "@react-email/components";
import { Fragment, type ReactNode } from "react";
import { body, colours, display } from "./theme";

interface Children {
  children: ReactNode;
}

/** What a mail is about, once. */
export const Title = ({ children }: Children) => (
  <Heading
    as="h1"
    style={{
      margin: "0 0 20px",
      fontFamily: display,
      fontSize: "28px",
      lineHeight: "34px",
      fontWeight: 400,
      color: colours.almond,
    }}
  >
    {children}
  </Heading>
);

/** Heading of a part. */
export const Subtitle = ({ children }: Children) => (
  <Heading
    as="h2"
    style={{
      margin: "32px 0 12px",
      fontFamily: display,
      fontSize: "20px",
      lineHeight: "26px",
      fontWeight: 400,
      color: colours.almond,
    }}
  >
    {children}
  </Heading>
);

const paragraph = { margin: "0 0 16px", fontFamily: body, fontSize: "17px", lineHeight: "27px" };

/** A paragraph. */
export const Paragraph = ({ children }: Children) => (
  <Text style={{ ...paragraph, color: colours.almond }}>{children}</Text>
);

/** What matters less. */
export const Remark = ({ children }: Children) => (
  <Text style={{ ...paragraph, fontSize: "15px", lineHeight: "23px", color: colours.chestnut }}>
    {children}
  </Text>
);

/** The one thing to do. */
export const Action = ({ href, children }: Children & { href: string }) => (
  <Section style={{ margin: "28px 0" }}>
    <Button
      href={href}
      style={{
        padding: "14px 28px",
        borderRadius: "3px",
        backgroundColor: colours.myrtle,
        color: colours.wafer,
        fontFamily: body,
        fontSize: "17px",
        lineHeight: "22px",
        textDecoration: "none",
      }}
    >
      {children}
    </Button>
  </Section>
);

/** A link within a text. */
export const TextLink = ({ href, children }: Children & { href: string }) => (
  <Link href={href} style={{ color: colours.myrtle, textDecoration: "underline" }}>
    {children}
  </Link>
);

/** Somebody's own words, line by line as they were written. */
export const Quote = ({ children }: { children: string }) => (
  <Section style={{ margin: "0 0 20px", backgroundColor: colours.linen, borderRadius: "6px" }}>
    <Text style={{ ...paragraph, margin: 0, padding: "16px 20px" }}>
      {children.split("\n").map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  </Section>
);

/** Facts with their names, one a line. */
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

/** Headings of a page one step lower, as they stand below one of the mail; mail programs know no style sheets. */
const asPart = (html: string): string =>
  html
    .replace(/<h([2-5])\b[^>]*>/g, (_, level: string) => `<h${Number(level) + 1} style="${chapter}">`)
    .replace(/<\/h([2-5])>/g, (_, level: string) => `</h${Number(level) + 1}>`)
    .replaceAll("<a ", `<a style="color:${colours.myrtle}" `);

/** A text of the shop's own pages, as HTML that was made safe there. */
export const PageText = ({ html }: { html: string }) => (
  <div
    style={{ fontFamily: body, fontSize: "15px", lineHeight: "23px", color: colours.chestnut }}
    dangerouslySetInnerHTML={{ __html: asPart(html) }}
  />
);

/** Id of the code to be scanned, which a mail may bring with it. */
export const scanCodeId = "scan-code";

/** Where the code to be scanned stands; its picture is made of the content's `scan` (mail-context.ts). */
export const ScanCode = ({ alt }: { alt: string }) => (
  <Img
    src={`cid:${scanCodeId}`}
    alt={alt}
    width={200}
    height={200}
    style={{ margin: "0 0 16px", border: `1px solid ${colours.sand}` }}
  />
);
