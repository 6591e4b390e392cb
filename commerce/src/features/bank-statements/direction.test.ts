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

const outOnce = (rows: string) => `Data;Tipo;Importo;Causale\n${rows}\n26/11/2026;Bonifico;14,00;ST-1042`;

it("takes a minus for evidence about other rows only if no row without one went out by its words", () => {
  const mixed = outOnce("26/11/2026;Commissioni;-1,50;CANONE\n26/11/2026;Addebito;21,10;SDD");
  for (const confirmed of [false, true]) {
    expect(() => directions(mixed, confirmed)).toThrow(
      expect.objectContaining({ problem: "bad_line", row: 4 }),
    );
  }
  expect(directions(outOnce("26/11/2026;Addebito;-21,10;SDD"))).toEqual([
    ["out", 2_110],
    ["in", 1_400],
  ]);
});

const outs = [
  ["Causale", "Bonifico in uscita"],
  ["Buchungstext", "SEPA-Basislastschrift"],
  ["Descrizione", "ADDEBITO SDD ENEL"],
  ["Description", "Direct debit to power company"],
  ["Info", "Abbuchung"],
  ["Status", "Debit"],
  ["Name", "Prelievo bancomat"],
  ["Beliebig", "Ausgehende Überweisung"],
  ["Tipo", "Pagamento"],
  ["Typ", "Auszahlung"],
  ["Typ", "Abgang"],
  ["Type", "OUT"],
  ["Type", "Expenses"],
  ["Type", "Withdrawals"],
];

it.each(outs)("takes an amount without a sign for outgoing by its column %s: %s", (heading, word) => {
  const text = `Data;Importo;Verwendungszweck;${heading}\n26/11/2026;21,10;ST-1042;${word}`;
  for (const confirmed of [false, true]) expect(directions(text, confirmed)).toEqual([["out", 2_110]]);
});

it.each([
  ["In/Out", "Out", "In"],
  ["E/U", "U", "E"],
  ["Direction", "OUT", "IN"],
  ["Typ", "Auszahlung", "Einzahlung"],
  ["Tipo", "Prelievo", "Versamento"],
  ["Type", "Withdrawals", "Deposits"],
])("reads the direction from a column %s with %s and %s", (heading, out, incoming) => {
  const text = `Data;Importo;Causale;${heading}\n26/11/2026;21,10;a;${out}\n26/11/2026;14,00;b;${incoming}`;
  expect(directions(text)).toEqual([
    ["out", 2_110],
    ["in", 1_400],
  ]);
});

it.each([
  [
    "a word that payers write",
    "Data;Importo;Causale\n26/11/2026;14,00;pagamento ordine ST-1042, Zahlung",
    true,
  ],
  ["a word beside a plus", "Data;Importo;Causale\n26/11/2026;+14,00;keine Lastschrift, ST-1042", false],
  ["a word beside its sign", "Data;Segno;Importo;Causale\n26/11/2026;A;14,00;ADDEBITO RESPINTO", false],
  [
    "a debit that was taken back, beside a minus",
    "Data;Importo;Causale\n26/11/2026;14,00;STORNO ADDEBITO SDD\n26/11/2026;-1,50;CANONE",
    false,
  ],
])("does not take a payment for outgoing by %s", (_what, text, confirmed) => {
  expect(directions(text, confirmed)[0]).toEqual(["in", 1_400]);
});

it("refuses a row that the bank calls incoming and its text outgoing, if no sign decides", () => {
  const text = "Data;Tipo;Importo;Causale\n26/11/2026;Accredito;14,00;Addebito SDD";
  expect(() => directions(text)).toThrow(expect.objectContaining({ problem: "no_direction", row: 2 }));
});
