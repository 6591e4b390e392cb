import {
  Body,
  Column,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components";
import { bandColours } from "@su-turrone/contract/bands";
import { brandName, colours, labelLine } from "@su-turrone/contract/brand";
import type { Company } from "@su-turrone/contract/shop-facts";
import type { ReactNode } from "react";
import type { Language, PerLanguage } from "../../../platform/languages";
import { darkStyles } from "./dark";
import { body, display } from "./parts";

/** The sender as stated in the footer of every mail (art. 7 D.Lgs. 70/2003, § 5 DDG, § 35a GmbHG and similar). */
export interface SendingShop extends Omit<Company, "pec" | "phone"> {
  /** Base URL of the shop without a trailing slash. */
  url: string;
}

const vat: PerLanguage = { de: "USt-IdNr.", it: "P. IVA", en: "VAT no." };

interface Props {
  language: Language;
  title: string;
  preheader: string;
  sender: SendingShop;
  children: ReactNode;
}

const small = {
  margin: 0,
  fontFamily: body,
  fontSize: "14px",
  lineHeight: "22px",
  color: colours.chestnut,
};

const framed = { border: `1px solid ${bandColours.mandorle}` };

const capitals = { margin: 0, fontFamily: display, textAlign: "center", textTransform: "uppercase" } as const;

export const MailLayout = ({ language, title, preheader, sender, children }: Props) => (
  <Html lang={language} dir="ltr">
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
    </Head>
    <Body style={{ margin: 0, padding: 0, backgroundColor: colours.wafer, color: colours.almond }}>
      <Preview>{preheader}</Preview>
      <Container style={{ width: "100%", maxWidth: "600px", padding: "32px 20px 40px" }}>
        {/* the strip of the nine bands */}
        <Section style={{ marginBottom: "24px" }}>
          <Row style={{ tableLayout: "fixed" }}>
            {Object.values(bandColours).map((colour) => (
              <Column
                key={colour}
                style={{ height: "6px", fontSize: 0, lineHeight: "6px", backgroundColor: colour }}
              />
            ))}
          </Row>
        </Section>
        {/* the label of the packaging */}
        <Section style={{ ...framed, width: "236px", padding: "2px", backgroundColor: colours.paper }}>
          <Section style={{ ...framed, padding: "9px 0 8px" }}>
            <Text style={{ ...capitals, fontSize: "22px", lineHeight: "26px", letterSpacing: "0.14em" }}>
              <Link
                href={`${sender.url}${language === "de" ? "" : `/${language}`}`}
                style={{ color: colours.almond, textDecoration: "none" }}
              >
                {brandName}
              </Link>
            </Text>
            <Text style={{ ...capitals, fontSize: "11px", lineHeight: "16px", letterSpacing: "0.1em" }}>
              {labelLine}
            </Text>
          </Section>
        </Section>
        <Hr style={{ margin: "24px 0 32px", borderColor: colours.sand }} />
        <Section>{children}</Section>
        <Hr style={{ margin: "40px 0 20px", borderColor: colours.sand }} />
        <Section>
          <Text style={small}>
            {sender.name}
            <br />
            {sender.street}, {sender.postal_code} {sender.city}
            <br />
            {vat[language]} {sender.vat_id} · REA {sender.rea}
            <br />
            {sender.email}
          </Text>
        </Section>
      </Container>
    </Body>
  </Html>
);
