import type { CountryCode } from "@su-turrone/contract/country-rules";

import type { ProductTypeKey } from ".";

interface VatRow {
  /** Rate for everything other than the goods below, in per cent. */
  standard: number;
  /** Rate per kind of goods, in per cent. Shipping follows the goods: it has the rate of plain nougat. */
  goods: Readonly<Record<ProductTypeKey, number>>;
  /** Local name of VAT. */
  name: string;
  /** First day on which the rates apply, ISO date. */
  validFrom: string;
  /** Source, and points the tax adviser has to check. */
  note: string;
}

/**
 * VAT of the five countries the shop delivers to. TO BE CONFIRMED BY THE OWNER'S TAX ADVISER before the first real
 * order. Prices include VAT and are the same everywhere, so a changed rate changes the margin, not the price. The table
 * only contains the initial values; afterwards the rates in the database (admin: Settings, Tax Regions) are charged.
 */
export const vat = {
  de: {
    standard: 19,
    goods: { nougat: 7, chocolate: 7 },
    name: "MwSt.",
    validFrom: "2026-01-01",
    note: "UStG Anlage 2, Nr. 29 (Kap. 17 and 18)",
  },
  it: {
    standard: 22,
    goods: { nougat: 10, chocolate: 10 },
    name: "IVA",
    validFrom: "2026-01-01",
    note: "DPR 633/72, Tab. A III n. 62 and 64; the wooden crate may count as luxury packaging (22 %)",
  },
  fr: {
    standard: 20,
    goods: { nougat: 20, chocolate: 20 },
    name: "TVA",
    validFrom: "2026-01-01",
    note: "BOI-TVA-LIQ-30-10-10: confectionery 20 %. 5.5 % for chocolate sweets of at most 5 cm and 20 g only (BOI-RES-TVA-000180); ours are bars",
  },
  es: {
    standard: 21,
    goods: { nougat: 10, chocolate: 10 },
    name: "IVA",
    validFrom: "2026-01-01",
    note: "Ley 37/1992 art. 91.Uno.1.1",
  },
  gb: {
    standard: 20,
    goods: { nougat: 20, chocolate: 20 },
    name: "VAT",
    validFrom: "2026-01-01",
    note: "HMRC VFOOD6160, all sweets. Consignments up to 135 GBP: the seller is registered and charges UK VAT",
  },
} as const satisfies Record<CountryCode, VatRow>;
