import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { parse } from "csv-parse/sync";
import { emptyAddress } from "@su-turrone/contract/addresses";
import { countryCodes, type CountryCode } from "@su-turrone/contract/country-codes";
import { countryName } from "@su-turrone/contract/formats";
import { italianProvinces } from "@su-turrone/contract/provinces";
import { languages } from "@su-turrone/contract/languages";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { fold } from "../bank-statements/direction-words";
import { maxGiftParcels } from "../cart/gift-parcels";
import { checkedAddress } from "../order-address/change-address";
import { recipientBody } from "../order-address/change-recipient";
import { placeDoubt } from "../order-address/place-doubt";

/** Body of `POST /admin/telephone-orders/recipients`: a table of addresses as CSV, all in one country. */
export const recipientsBody = z.strictObject({
  text: z.string().max(300_000),
  country: z.enum(countryCodes),
});

export interface ReadRecipients {
  recipients: z.output<typeof recipientBody>[];
  /** What is wrong with rows, which are counted as in a spreadsheet: the headings are row 1. */
  problems: { row: number; text: string }[];
  /** Read rows whose place is doubtful. */
  doubts: { row: number; text: string }[];
}

/** Folded headings of the columns, in the three languages of the shop. */
const headings = {
  fullName:
    /^(?:NOME(?: E COGNOME)?|COGNOME|NOMINATIVO|DESTINATARIO|NAME|VORNAME|NACHNAME|EMPFAENGER|FULL NAME|FIRST NAME|LAST NAME|SURNAME|RECIPIENT)$/,
  addition: /^(?:AZIENDA|DITTA|PRESSO|C\/O|FIRMA|ZUSATZ|ADRESSZUSATZ|COMPANY|ADDITION)$/,
  street: /^(?:INDIRIZZO|VIA|STRASSE|STRASSE UND (?:HAUS)?NUMMER|ADRESSE|STREET|ADDRESS)$/,
  postalCode: /^(?:CAP|PLZ|POSTLEITZAHL|POSTCODE|POSTAL CODE|ZIP)$/,
  city: /^(?:CITTA|LOCALITA|COMUNE|ORT|STADT|CITY|TOWN)$/,
  province: /^(?:PROVINCIA|PROV\.?|PROVINZ|PROVINCE)$/,
  phone: /^(?:TELEFONO|CELLULARE|TELEFON|HANDY|PHONE|MOBILE)$/,
  card: /^(?:BIGLIETTO|TESTO|MESSAGGIO|AUGURI|KARTE|KARTENTEXT|GRUSS|GRUSSTEXT|CARD|CARD TEXT|MESSAGE)$/,
  country: /^(?:PAESE|NAZIONE|STATO|LAND|COUNTRY)$/,
} as const;

type Column = keyof typeof headings;
const columns = Object.keys(headings) as Column[];
const needed: readonly Column[] = ["fullName", "street", "postalCode", "city"];

/** The cells of each row by their column; several columns with parts of a name are joined. */
function tableIn(text: string): Record<Column, string>[] | null {
  for (const delimiter of [";", ",", "\t"]) {
    let rows: string[][];
    try {
      rows = parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true, trim: true });
    } catch {
      continue;
    }
    const [head = [], ...others] = rows;
    const at = (column: Column) =>
      head.flatMap((title, index) => (headings[column].test(fold(title)) ? index : []));
    if (needed.some((column) => at(column).length === 0)) continue;
    return others.map(
      (row) =>
        Object.fromEntries(
          columns.map((column) => [
            column,
            at(column)
              .flatMap((index) => row[index] || [])
              .join(" "),
          ]),
        ) as Record<Column, string>,
    );
  }
  return null;
}

/** Whether a cell names a country, by its code or its name in one of the shop's languages. */
const isCountry = (cell: string, code: CountryCode): boolean =>
  [code, ...languages.map((language) => countryName(code, language))].some(
    (name) => fold(name) === fold(cell),
  );

/** "NU" of "nu" and "Nuoro"; the text itself if it names no Italian province. */
const provinceCode = (written: string): string =>
  italianProvinces.find(({ code, name }) => [code, name].some((one) => fold(one) === fold(written)))?.code ??
  written;

/**
 * Reads the addresses of a company's gifts, each by the rules of the checkout.
 * @throws INVALID_DATA when the columns are not recognised, or there is none or more than an order may have
 */
export async function readRecipients(
  { text, country }: z.infer<typeof recipientsBody>,
  language: Language,
): Promise<ReadRecipients> {
  const words = textsOf("refusals", language).telephone;
  const refused = (why: string) => new MedusaError(MedusaError.Types.INVALID_DATA, why);
  const table = tableIn(text);
  if (table === null) throw refused(words.recipient_columns);
  const filled = table
    .map((row, index) => ({ row: index + 2, ...row }))
    .filter(({ fullName, street }) => fullName + street !== "");
  if (filled.length === 0 || filled.length > maxGiftParcels)
    throw refused(fill(words.recipient_count, { count: maxGiftParcels }));
  const read: ReadRecipients = { recipients: [], problems: [], doubts: [] };
  for (const { row, country: written, card, ...typed } of filled) {
    const parsed = recipientBody.shape.card.safeParse(card);
    try {
      if (written !== "" && !isCountry(written, country)) throw refused(words.other_country);
      if (!parsed.success) throw refused(words.card_too_long);
      const place = { ...typed, province: provinceCode(typed.province) };
      const address = checkedAddress({ ...emptyAddress(country), ...place }, { isDelivery: true, language });
      read.recipients.push({ ...address, card: parsed.data });
      const doubt = await placeDoubt(address, language);
      if (doubt) read.doubts.push({ row, text: doubt });
    } catch (error) {
      if (!(error instanceof MedusaError)) throw error;
      read.problems.push({ row, text: error.message });
    }
  }
  return read;
}
