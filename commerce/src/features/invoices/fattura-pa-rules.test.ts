import { describe, expect, it } from "vitest";
import { convert } from "xmlbuilder2";
import { z } from "@medusajs/framework/zod";
import type { StoredDocument } from "../../modules/invoices";
import { fatturaPa } from "./fattura-pa";
import { credit, document, soldTo } from "./fattura-pa.example";

/** The example with a second line at 22 %: 12.20. */
const twoRates: StoredDocument = {
  ...document,
  snapshot: {
    ...document.snapshot,
    lines: [
      ...document.snapshot.lines,
      { name: "Cassa", sku: "ST-C", grams: 1, quantity: 1, unit_cents: 1220, total_cents: 1220, rate: 22 },
    ],
    taxes: [
      { rate: 10, net_cents: 2738, vat_cents: 274, gross_cents: 3012 },
      { rate: 22, net_cents: 1000, vat_cents: 220, gross_cents: 1220 },
    ],
    total_cents: 4232,
  },
};

const withRequest = (
  given: StoredDocument,
  change: Partial<NonNullable<StoredDocument["snapshot"]["request"]>>,
) => {
  const { request } = given.snapshot;
  return { ...given, snapshot: { ...given.snapshot, request: request && { ...request, ...change } } };
};

const german = withRequest(soldTo("de", 7, 197), { vat_id: "" });

const cases: readonly (readonly [string, StoredDocument])[] = [
  ["an Italian sale", document],
  ["an Italian credit note", credit],
  ["an Italian sale at two rates", twoRates],
  [
    "an Italian sale to a private person",
    withRequest(document, { vat_id: "", codice_fiscale: "SRRGLI80A41B354X" }),
  ],
  ["a sale to a public office", withRequest(document, { sdi_code: "UF1A2B" })],
  ["a distance sale to Germany", german],
  ["a distance sale to a business in Germany", withRequest(german, { vat_id: "DE136695976" })],
  ["a sale to an Italian number billed to Germany", withRequest(german, { vat_id: "IT00743110157" })],
  ["a sale to a German number billed to Italy", withRequest(document, { vat_id: "DE136695976" })],
  [
    "a sale with free shipping at another rate",
    {
      ...document,
      snapshot: {
        ...document.snapshot,
        shipping_cents: 0,
        taxes: [...document.snapshot.taxes, { rate: 22, net_cents: 0, vat_cents: 0, gross_cents: 0 }],
      },
    },
  ],
  ["a distance sale to a private person in France", withRequest(soldTo("fr", 20, 502), { vat_id: "" })],
  ["a credit note for Germany", soldTo("de", 7, 33, credit)],
  ["an export to the United Kingdom", withRequest(soldTo("gb", 20, 502), { vat_id: "" })],
  ["a sale without any tax", soldTo("it", 0, 0)],
];

const list = <T extends z.ZodType>(row: T) => z.union([z.array(row), row.transform((one) => [one])]);
const body = z.object({
  DatiGenerali: z.object({ DatiGeneraliDocumento: z.object({ ImportoTotaleDocumento: z.coerce.number() }) }),
  DatiBeniServizi: z.object({
    DettaglioLinee: list(
      z.object({
        Descrizione: z.string(),
        Quantita: z.coerce.number(),
        PrezzoUnitario: z.coerce.number(),
        PrezzoTotale: z.coerce.number(),
        AliquotaIVA: z.string(),
        Natura: z.string().optional(),
      }),
    ),
    DatiRiepilogo: list(
      z.object({
        AliquotaIVA: z.string(),
        Natura: z.string().optional(),
        ImponibileImporto: z.coerce.number(),
        Imposta: z.coerce.number(),
      }),
    ),
  }),
});
const header = z.object({
  DatiTrasmissione: z.object({ FormatoTrasmissione: z.string(), CodiceDestinatario: z.string() }),
  CessionarioCommittente: z.object({
    DatiAnagrafici: z.object({
      IdFiscaleIVA: z.object({ IdPaese: z.string() }).optional(),
      CodiceFiscale: z.string().optional(),
    }),
  }),
});
const file = z.object({
  "p:FatturaElettronica": z.object({ FatturaElettronicaHeader: header, FatturaElettronicaBody: body }),
});

/** The parts of a file that the rules are about. */
function read(given: StoredDocument) {
  const { xml } = fatturaPa(given);
  const { FatturaElettronicaHeader: head, FatturaElettronicaBody: content } = file.parse(
    convert(xml, { format: "object" }),
  )["p:FatturaElettronica"];
  return {
    xml,
    buyer: head.CessionarioCommittente.DatiAnagrafici,
    sending: head.DatiTrasmissione,
    total: content.DatiGenerali.DatiGeneraliDocumento.ImportoTotaleDocumento,
    lines: content.DatiBeniServizi.DettaglioLinee,
    sums: content.DatiBeniServizi.DatiRiepilogo,
  };
}

type Read = ReturnType<typeof read>;
const isZero = ({ AliquotaIVA: rate }: { AliquotaIVA: string }) => rate === "0.00";
const keysOf = (rows: readonly { AliquotaIVA: string; Natura?: string | undefined }[]) =>
  [...new Set(rows.map((row) => `${row.AliquotaIVA} ${row.Natura ?? ""}`))].sort();
const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance + 1e-9;

/** Controls of SdI (Agenzia delle Entrate, "Elenco controlli" of the technical specifications) by error code. */
const rules: Readonly<Record<string, (file: Read) => boolean>> = {
  "00313 seven X stand for a buyer with a number of another country only": ({ sending, buyer }) =>
    (sending.CodiceDestinatario === "XXXXXXX") === ((buyer.IdFiscaleIVA?.IdPaese ?? "IT") !== "IT"),
  "00400 a line at 0 has a Natura": ({ lines }) => lines.filter(isZero).every((line) => line.Natura),
  "00401 a line above 0 has no Natura": ({ lines }) => lines.every((line) => isZero(line) || !line.Natura),
  "00413 and 00414 no cassa previdenziale": ({ xml }) => !xml.includes("DatiCassaPrevidenziale"),
  "00417 the buyer has a tax id": ({ buyer }) => Boolean(buyer.IdFiscaleIVA ?? buyer.CodiceFiscale),
  "00419 and 00443 the rates of lines and summaries are the same": ({ lines, sums }) =>
    keysOf(lines.map(({ AliquotaIVA }) => ({ AliquotaIVA }))).join() ===
    keysOf(sums.map(({ AliquotaIVA }) => ({ AliquotaIVA }))).join(),
  "00421 Imposta is ImponibileImporto times the rate": ({ sums }) =>
    sums.every((sum) => isNear(sum.Imposta, (sum.ImponibileImporto * Number(sum.AliquotaIVA)) / 100, 0.01)),
  "00422 ImponibileImporto is the sum of its lines": ({ lines, sums }) =>
    sums.every((sum) => {
      const own = lines.filter((line) => keysOf([line]).join() === keysOf([sum]).join());
      const total = own.reduce((all, line) => all + line.PrezzoTotale, 0);
      // the authority allows an euro
      return isNear(total, sum.ImponibileImporto, 0.01);
    }),
  "00423 PrezzoTotale is PrezzoUnitario times Quantita": ({ lines }) =>
    lines.every((line) => isNear(line.PrezzoTotale, line.PrezzoUnitario * line.Quantita, 0.01)),
  "00427 the code's length fits the format": ({ sending }) =>
    sending.CodiceDestinatario.length === (sending.FormatoTrasmissione === "FPA12" ? 6 : 7),
  "00429 a summary at 0 has a Natura": ({ sums }) => sums.filter(isZero).every((sum) => sum.Natura),
  "00430 a summary above 0 has no Natura": ({ sums }) => sums.every((sum) => isZero(sum) || !sum.Natura),
  "00444 the Natura of lines and summaries are the same": ({ lines, sums }) =>
    keysOf(lines).join() === keysOf(sums).join(),
  "00445 and 00448 no generic Natura": ({ lines, sums }) =>
    [...lines, ...sums].every(({ Natura }) => !/^N[236]$/.test(Natura ?? "")),
  "ImportoTotaleDocumento is the sum of the summaries": ({ total, sums }) =>
    isNear(
      total,
      sums.reduce((all, sum) => all + sum.ImponibileImporto + sum.Imposta, 0),
      0,
    ),
};

describe.each(cases)("%s", (_, given) => {
  it.each(Object.entries(rules))("%s", (__, holds) => {
    expect(holds(read(given))).toBe(true);
  });
});

it.each([
  // [sale, rates and natures of the summaries with base and tax, sums by hand]
  ["Italian", document, [["10.00", undefined, 27.38, 2.74]]],
  [
    "Italian at two rates",
    twoRates,
    [
      ["10.00", undefined, 27.38, 2.74],
      ["22.00", undefined, 10, 2.2],
    ],
  ],
  // 30.12 / 1.07 = 28.15
  [
    "German",
    german,
    [
      ["0.00", "N7", 28.15, 0],
      ["0.00", "N2.2", 1.97, 0],
    ],
  ],
  [
    "German credit note",
    soldTo("de", 7, 33, credit),
    [
      ["0.00", "N7", 4.67, 0],
      ["0.00", "N2.2", 0.33, 0],
    ],
  ],
  // 30.12 / 1.2 = 25.10
  [
    "British",
    soldTo("gb", 20, 502),
    [
      ["0.00", "N3.1", 25.1, 0],
      ["0.00", "N2.2", 5.02, 0],
    ],
  ],
  ["untaxed", soldTo("it", 0, 0), [["0.00", "N2.2", 30.12, 0]]],
])("sums up the VAT of a sale: %s", (_, given, expected) => {
  const sums = read(given).sums.map((sum) => [
    sum.AliquotaIVA,
    sum.Natura,
    sum.ImponibileImporto,
    sum.Imposta,
  ]);
  expect(sums).toEqual(expected);
});

it("states the tax of another country in a line of its own, with rate and base", () => {
  const { xml, lines } = read(german);
  expect(lines.map((line) => [line.Descrizione, line.PrezzoTotale, line.Natura])).toEqual([
    ["Torrone, 300 g", 24.11214953, "N7"],
    ["Spedizione", 6.44859813, "N7"],
    ["Sconto", -2.41121495, "N7"],
    ["IVA Germania 7.00%", 1.97, "N2.2"],
  ]);
  expect(xml).toContain("<RiferimentoTesto>DE 7.00%</RiferimentoTesto>");
  expect(xml).toContain("<RiferimentoNumero>28.15</RiferimentoNumero>");
});

it("names the goods in Italian, whatever language the buyer used", () => {
  const { snapshot } = german;
  const lines = snapshot.lines.map((line) => ({ ...line, name: "Nougat", italian_name: "Torrone, 300 g" }));
  expect(read({ ...german, snapshot: { ...snapshot, lines } }).lines[0]?.Descrizione).toBe("Torrone, 300 g");
});

it.each(["\u0000", "\u000b", "\u0001", "\u007f", "\u0085", "\ud83c", "\uffff", "\ufdd0"])(
  "leaves out the character %j, which XML or SdI refuse",
  (character) => {
    const { snapshot } = document;
    const name = `Prova${character} Srl`;
    const lines = snapshot.lines.map((line) => ({ ...line, name }));
    const given = { ...document, snapshot: { ...snapshot, lines, buyer: { ...snapshot.buyer, name } } };
    const { xml, lines: written } = read(given);
    expect(written[0]?.Descrizione).toBe("Prova Srl");
    expect(xml).toContain("<Denominazione>Prova Srl</Denominazione>");
  },
);
