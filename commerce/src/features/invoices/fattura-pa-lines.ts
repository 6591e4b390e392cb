import { isOtherMemberState } from "@su-turrone/contract/country-codes";
import { countryName } from "@su-turrone/contract/formats";
import { decimalEuros, toEuros } from "@su-turrone/contract/money";
import { withoutHiddenCharacters } from "@su-turrone/contract/normalise-text";
import slugify from "slugify";
import type { StoredDocument } from "../../modules/invoices";
import type { DocumentSnapshot, DocumentTax } from "../../modules/invoices/snapshot";

/** Converts a text to the character set of FatturaPA, Latin-1. Other letters are transliterated ("Łucja" → "Lucja"). */
const toLatin = (text: string): string =>
  withoutHiddenCharacters(text)
    .normalize("NFC")
    .replace(/[^\p{ASCII}\u0080-\u00ff]/gu, (letter) => {
      if (/\p{Dash}/u.test(letter)) return "-";
      if (/\p{White_Space}/u.test(letter)) return " ";
      return slugify(letter) || (/\p{Mark}/u.test(letter) ? "" : "?");
    });

/** A text in the format's character set, on one line, truncated to its maximum length. */
export const truncate = (length: number, text: string): string =>
  toLatin(text).replace(/\s+/g, " ").trim().slice(0, length).trim();

/**
 * Nature of what is not taxed in Italy, with the provision. SdI refuses a rate of zero without a nature and a nature
 * with any other rate (00400, 00401, 00429, 00430), and the generic codes N2 and N3 (00445, 00448).
 */
const natures = {
  /** Export, also when the tax of the other country is charged. */
  "N3.1": "Art. 8 c. 1 lett. a DPR 633/1972",
  /** Distance sale taxed in the member state of arrival, declared through the One Stop Shop. */
  N7: "Art. 41 c. 1 lett. b DL 331/1993, OSS art. 74-sexies DPR 633/1972",
  /** Outside the scope of Italian VAT: the tax of another country, which is part of the price. */
  "N2.2": "Fuori campo IVA italiana",
} as const;

type Nature = keyof typeof natures;

/** The VAT of a line: a rate above zero, or the nature of what is not taxed. */
type Vat = { percent: number; nature?: never } | { percent: 0; nature: Nature };

const vatFields = ({ percent, nature }: Vat) => ({
  AliquotaIVA: percent.toFixed(2),
  ...(nature ? { Natura: nature } : {}),
});

/** Nature of goods delivered to a country; null in Italy. */
function natureOf(country: string): Nature | null {
  if (country === "it") return null;
  return isOtherMemberState(country) ? "N7" : "N3.1";
}

/** VAT of the goods, by the country they are delivered to. No goods of the shop are exempt in Italy. */
function vatOf({ ship_to: { country } }: DocumentSnapshot, percent: number): Vat {
  const nature = natureOf(country) ?? (percent === 0 ? "N2.2" : null);
  return nature ? { percent: 0, nature } : { percent };
}

interface Line {
  text: string;
  quantity: number;
  /** Euros without tax; eight decimals keep the sum exact to the cent. */
  unit: string;
  total: string;
  vat: Vat;
  /** The rate and base of another country's tax, for the buyer's or the owner's bookkeeping. */
  foreign?: { text: string; net_cents: number };
}

/** Euros without the tax of a rate; the shop's prices include it. */
const net = (cents: number, percent: number): string => (toEuros(cents) / (1 + percent / 100)).toFixed(8);

/** The taxes of another country, which are a line of their own: the line totals add up to what the buyer pays. */
function foreignTaxes({ ship_to: { country }, taxes }: DocumentSnapshot): Line[] {
  if (natureOf(country) === null) return [];
  return taxes
    .filter((tax) => tax.vat_cents !== 0)
    .map(({ rate, vat_cents: cents, net_cents }) => ({
      text: `IVA ${countryName(country, "it")} ${rate.toFixed(2)}%`,
      quantity: 1,
      unit: net(cents, 0),
      total: net(cents, 0),
      vat: { percent: 0, nature: "N2.2" },
      foreign: { text: `${country.toUpperCase()} ${rate.toFixed(2)}%`, net_cents },
    }));
}

/** Goods, shipping and the discount, which is distributed over the rates so that their sums equal the taxes. */
function chargesOf({ snapshot, kind }: StoredDocument): (readonly [string, number, number, number])[] {
  const { taxes, lines, shipping_cents: shipping, shipping_rate: shippingRate } = snapshot;
  if (kind === "credit_note") {
    return taxes.map((tax) => [`Rimborso ordine ${snapshot.order_number}`, 1, tax.gross_cents, tax.rate]);
  }
  const charged = [
    ...lines.map(
      (line) => [line.italian_name ?? line.name, line.quantity, line.unit_cents, line.rate] as const,
    ),
    ...(shipping > 0 ? [["Spedizione", 1, shipping, shippingRate] as const] : []),
  ];
  const discounts = taxes.flatMap((tax) => {
    const chargedCents = charged
      .filter(([, , , rate]) => rate === tax.rate)
      .reduce((sum, [, quantity, cents]) => sum + quantity * cents, 0);
    const cents = tax.gross_cents - chargedCents;
    return cents === 0 ? [] : [["Sconto", 1, cents, tax.rate] as const];
  });
  return [...charged, ...discounts];
}

/** `DettaglioLinee`: what was sold, the discount, and the tax of another country. */
export function linesOf(document: StoredDocument): object[] {
  const { snapshot } = document;
  const charges = chargesOf(document).map(([text, quantity, cents, percent]): Line => ({
    text,
    quantity,
    unit: net(cents, percent),
    total: net(cents * quantity, percent),
    vat: vatOf(snapshot, percent),
  }));
  return [...charges, ...foreignTaxes(snapshot)].map(
    ({ text, quantity, unit, total, vat, foreign }, index) => ({
      NumeroLinea: String(index + 1),
      Descrizione: truncate(1000, text) || "-",
      Quantita: quantity.toFixed(2),
      PrezzoUnitario: unit,
      PrezzoTotale: total,
      ...vatFields(vat),
      ...(foreign
        ? {
            AltriDatiGestionali: {
              TipoDato: "IVA-ESTERA",
              RiferimentoTesto: foreign.text,
              RiferimentoNumero: decimalEuros(foreign.net_cents),
            },
          }
        : {}),
    }),
  );
}

const summary = (vat: Vat, netCents: number, vatCents: number) => {
  const { AliquotaIVA, ...nature } = vatFields(vat);
  return {
    AliquotaIVA,
    ...nature,
    ImponibileImporto: decimalEuros(netCents),
    Imposta: decimalEuros(vatCents),
    EsigibilitaIVA: "I",
    ...(vat.nature ? { RiferimentoNormativo: natures[vat.nature] } : {}),
  };
};

/** `DatiRiepilogo`: one for each rate or nature of the lines (00419, 00443, 00444). */
export function summariesOf(document: StoredDocument): object[] {
  const { snapshot } = document;
  // free shipping has a tax of its own rate, but no line
  const rates = new Set(chargesOf(document).map(([, , , rate]) => rate));
  const taxes = snapshot.taxes.filter(({ rate }) => rates.has(rate));
  const nature = natureOf(snapshot.ship_to.country);
  if (nature === null) {
    return taxes.map((tax) => summary(vatOf(snapshot, tax.rate), tax.net_cents, tax.vat_cents));
  }
  const sum = (key: keyof DocumentTax) => taxes.reduce((all, tax) => all + tax[key], 0);
  return [
    summary({ percent: 0, nature }, sum("net_cents"), 0),
    ...(sum("vat_cents") === 0 ? [] : [summary({ percent: 0, nature: "N2.2" }, sum("vat_cents"), 0)]),
  ];
}
