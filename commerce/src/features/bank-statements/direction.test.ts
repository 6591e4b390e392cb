import { expect, it } from "vitest";
import { readStatement } from "./preview";

const directions = (text: string, onlyIncoming = false) =>
  readStatement(text, onlyIncoming).map(({ direction, amount_cents: cents }) => [direction, cents]);

it.each([
  [
    "Italian words in a column of movements",
    "Data contabile;Tipo movimento;Importo;Descrizione\n26/11/2026;Addebito;21,10;CANONE\n26/11/2026;Accredito;14,00;BONIFICO",
  ],
  [
    "Italian words in a category",
    "Data contabile;Importo;Divisa;Descrizione;Categoria\n26/11/2026;21,10;EUR;ADDEBITO SDD;Uscite\n26/11/2026;14,00;EUR;BONIFICO;In entrata",
  ],
  [
    "English words",
    "Date,Type,Amount,Description\n2026-11-26,Debit,21.10,Fee\n2026-11-26,Credit,14.00,Transfer",
  ],
  [
    "German words",
    "Buchungstag;Umsatzart;Betrag;Verwendungszweck\n26.11.2026;SEPA-Lastschrift;21,10;Strom\n26.11.2026;SEPA-Gutschrift;14,00;Rechnung",
  ],
  [
    "Soll and Haben",
    "Buchungstag;Betrag;Soll-/Haben-Kennzeichen;Verwendungszweck\n26.11.2026;21,10;Soll;Strom\n26.11.2026;14,00;Haben;Rechnung",
  ],
  ["S and H", "Datum;S/H;Betrag;Verwendungszweck\n26.11.2026;S;21,10;Strom\n26.11.2026;H;14,00;Rechnung"],
  ["D and C", "Date;D/C;Amount;Description\n2026-11-26;D;21.10;Fee\n2026-11-26;C;14.00;Transfer"],
  ["D and A", "Data;Segno;Importo;Causale\n26/11/2026;D;21,10;CANONE\n26/11/2026;A;14,00;BONIFICO"],
  [
    "headings that say credited and debited",
    "Data contabile;Importo addebitato;Importo accreditato;Causale\n26/11/2026;21,10;;CANONE\n26/11/2026;;14,00;BONIFICO",
  ],
  [
    "headings of a debit and a credit column",
    "Data operazione;Descrizione movimento;Importo entrate;Importo uscite\n26/11/2026;CANONE;;21,10\n26/11/2026;BONIFICO;14,00;",
  ],
  ["a minus", "Data;Importo;Causale\n26/11/2026;-21,10;CANONE\n26/11/2026;14,00;BONIFICO"],
  [
    "a word against the sign",
    "Data;Importo;Movimento;Causale\n26/11/2026;21,10;Addebito;CANONE\n26/11/2026;+14,00;Accredito;BONIFICO",
  ],
])("reads the direction from %s", (_what, text) => {
  expect(directions(text)).toEqual([
    ["out", 2_110],
    ["in", 1_400],
  ]);
});

const unsigned = "Data;Importo;Carta;Causale\n26/11/2026;21,10;credit card;CREDIT";

it("refuses a file in which nothing says out, with its row, unless the owner confirms that nothing went out", () => {
  expect(() => directions(unsigned)).toThrow(expect.objectContaining({ problem: "no_direction", row: 2 }));
  expect(directions(unsigned, true)).toEqual([["in", 2_110]]);
});

it("takes a plus for its own row only: without a minus anywhere, the others say nothing", () => {
  const text = "Data;Importo;Causale\n26/11/2026;+14,00;BONIFICO\n26/11/2026;21,10;CANONE";
  expect(() => directions(text)).toThrow(expect.objectContaining({ problem: "no_direction", row: 3 }));
});

it("refuses a row without direction in a file that has outgoing ones, even if the owner confirms", () => {
  const text =
    "Data;Movimento;Importo;Causale\n26/11/2026;Addebito;21,10;SDD\n26/11/2026;Commissioni;1,50;CANONE";
  for (const confirmed of [false, true]) {
    expect(() => directions(text, confirmed)).toThrow(
      expect.objectContaining({ problem: "bad_line", row: 3 }),
    );
  }
});

it("takes letters for a direction only in a column for it", () => {
  const text = "Data;Stato pratica;Importo;Causale\n26/11/2026;C;21,10;CANONE";
  expect(() => directions(text)).toThrow(expect.objectContaining({ problem: "no_direction" }));
});

it("reads Italian headings that no bank of the list uses, and German ones without umlauts", () => {
  const italian =
    "Data op.;Descrizione movimento;Nome ordinante;Importo entrate;Importo uscite\n26/11/2026;BONIFICO ST-1044-7K3M9QPD;Anna Verdi;14,00;";
  expect(readStatement(italian)).toMatchObject([
    { day: "2026-11-26", counterparty: "Anna Verdi", text: "BONIFICO ST-1044-7K3M9QPD" },
  ]);
  const german =
    "Buchungstag;Auftraggeber / Beguenstigter;Verwendungszweck;Betrag;Waehrung\n26.11.2026;Anna Verdi;ST-1044;+14,00;EUR";
  expect(readStatement(german)).toMatchObject([{ counterparty: "Anna Verdi", amount_cents: 1_400 }]);
});

it("names MT940 in its refusal", () => {
  const mt940 =
    ":20:STARTUMSE\n:25:10020030/1234567\n:28C:1/1\n:60F:C261125EUR10,00\n:61:2611261126C14,00NTRFNONREF\n-";
  expect(() => readStatement(mt940)).toThrow(expect.objectContaining({ problem: "mt940" }));
});
