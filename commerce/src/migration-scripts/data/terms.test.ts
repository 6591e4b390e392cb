import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languages, type Language } from "../../platform/languages";

const pageIn = (name: string, language: string): string =>
  readFileSync(path.resolve(import.meta.dirname, `../../../texts/pages/${name}.${language}.md`), "utf8");

const clausesIn = (language: string): string[] => pageIn("terms", language).split(/^## /m).slice(1);

/** What a clause says regardless of its language: numbers, data of the shop, steps and linked pages. */
const factsIn = (clause: string) => ({
  numbers: (clause.replaceAll(/\{\{.*?\}\}|^\d\. /gm, "").match(/\d+/g) ?? []).toSorted(),
  data: (clause.match(/\{\{.*?\}\}/g) ?? []).toSorted(),
  steps: clause.match(/^\d\. /gm)?.length ?? 0,
  links: clause.match(/\]\(/g)?.length ?? 0,
});

interface LegalFact {
  /** Number of the clause. */
  clause: number;
  fact: string;
  words: Readonly<Record<Language, string>>;
}

/** What the terms decide, by hand: its words are in that clause, whatever else it says. */
const legalFacts: readonly LegalFact[] = [
  {
    clause: 4,
    fact: "goods paid by transfer are sent once the money has arrived, without a term of payment",
    words: {
      de: "wir versenden nach Zahlungseingang.",
      it: "spediamo dopo l’accredito.",
      en: "send the goods once the money has arrived.",
    },
  },
  {
    clause: 4,
    fact: "no means of payment costs extra",
    words: {
      de: "Für keine Zahlungsart berechnen wir ein Entgelt.",
      it: "Nessun mezzo di pagamento comporta costi aggiuntivi.",
      en: "No means of payment costs extra.",
    },
  },
  {
    clause: 4,
    fact: "the goods are the shop's until they are paid",
    words: {
      de: "Bis zur vollständigen Zahlung bleibt die Ware unser Eigentum.",
      it: "La merce resta di nostra proprietà fino al pagamento completo.",
      en: "The goods remain ours until they are paid in full.",
    },
  },
  {
    clause: 5,
    fact: "beside the right of withdrawal, goods are taken back for 30 days, free of charge",
    words: {
      de: "Zusätzlich nehmen wir Ware innerhalb von 30 Tagen nach Erhalt kostenlos zurück. Das gesetzliche Recht wird dadurch nicht eingeschränkt.",
      it: "In più riprendiamo gratuitamente i prodotti entro 30 giorni dal ricevimento. Il diritto di legge non ne viene limitato.",
      en: "In addition we take goods back free of charge within 30 days of receipt. This does not limit your statutory right.",
    },
  },
  {
    clause: 6,
    fact: "the guarantee is the law's, of no other length",
    words: {
      de: "Es gilt das gesetzliche Mängelhaftungsrecht (Art. 128 ff. des italienischen Verbrauchergesetzbuchs).",
      it: "Vale la garanzia legale di conformità (artt. 128 e seguenti del Codice del consumo).",
      en: "The statutory rights for faulty goods apply (art. 128 et seq. of the Italian Consumer Code).",
    },
  },
  {
    clause: 7,
    fact: "the liability is the law's, without a limit",
    words: {
      de: "Wir haften nach dem Gesetz; diese Bedingungen schränken unsere Haftung nicht ein.",
      it: "Rispondiamo secondo la legge; queste condizioni non limitano la nostra responsabilità.",
      en: "We are liable as the law provides; these terms do not limit our liability.",
    },
  },
  {
    clause: 8,
    fact: "businesses have no right of withdrawal, but the 30 days",
    words: {
      de: "hat kein gesetzliches Widerrufsrecht; die freiwillige Rückgabe nach Abschnitt 5 gilt auch hier.",
      it: "la legge non prevede il diritto di recesso; il reso volontario della sezione 5 vale anche in questo caso.",
      en: "has no statutory right of withdrawal; the voluntary returns of section 5 apply here too.",
    },
  },
  {
    clause: 8,
    fact: "businesses report faults within 8 days",
    words: {
      de: "Sie sind innerhalb von 8 Tagen nach ihrer Entdeckung anzuzeigen.",
      it: "la denuncia è dovuta entro 8 giorni dalla scoperta.",
      en: "faults must be reported within 8 days of their discovery.",
    },
  },
  {
    clause: 9,
    fact: "the consumer's own mandatory law and court remain",
    words: {
      de: "Zwingende Verbraucherschutzvorschriften des Landes, in dem Sie Ihren gewöhnlichen Aufenthalt haben, bleiben davon unberührt.",
      it: "Restano ferme le norme imperative a tutela del consumatore del Paese in cui il consumatore risiede abitualmente.",
      en: "The mandatory consumer protection rules of the country you normally live in are not affected.",
    },
  },
];

/** Clauses that name no period, in any language: a period in words would differ from the others unnoticed. */
const withoutPeriod = [4, 6, 7];
const period = /\b(?:Tage|Woche|Monat|Jahr|giorn|settiman|mes[ei]\b|ann[oi]\b|day|week|month|year)/i;

const limitsLiability = /begrenzt|beschränkt auf|limited to|except for|limitata a|salvo/;

describe.each(languages)("the terms in %s", (language) => {
  it("have the same clauses as in the other languages, by number", () => {
    const clauses = clausesIn(language);
    expect(clauses).toHaveLength(9);
    expect(clauses.map((clause) => factsIn(clause))).toEqual(
      clausesIn("en").map((clause) => factsIn(clause)),
    );
  });

  it("do not limit the liability, and speak to businesses as well", () => {
    const clauses = clausesIn(language);
    expect(clauses[6]).not.toMatch(limitsLiability);
    expect(clauses[7]).toMatch(/1490/);
  });

  it.each(legalFacts)("say in clause $clause: $fact", ({ clause, words }) => {
    expect(clausesIn(language)[clause - 1]).toContain(words[language]);
  });

  it("say nothing about the liability but that", () => {
    const [, ...sentences] = clausesIn(language)[6]?.trim().split("\n\n") ?? [];
    expect(sentences).toEqual([legalFacts.find(({ clause }) => clause === 7)?.words[language]]);
  });

  it.each(withoutPeriod)("name no period in clause %i", (clause) => {
    expect(clausesIn(language)[clause - 1]).not.toMatch(period);
  });
});

/** The two weeks of the law, as each page of the right of withdrawal writes them, and how often. */
const twoWeeks = {
  de: ["vierzehn Tage", 5],
  it: ["quattordici giorni", 5],
  en: ["14 days", 5],
  // the model text of the directive says the last time "this period"
  es: ["14 días", 4],
  fr: ["quatorze jours", 5],
} as const;

it.each(Object.entries(twoWeeks))(
  "the right of withdrawal in %s names no other days",
  (language, [words, times]) => {
    const page = pageIn("withdrawal", language);
    // to withdraw (twice), to refund, and to send the goods back (twice)
    expect(page.split(words)).toHaveLength(times + 1);
    // and the shop's own thirty days, in a heading and the text below
    expect(page.match(/\b30 (?:Tage|giorni|days|días|jours)/g)).toHaveLength(2);
    expect(page.match(/\b(?:Tagen?|giorni|days|días|jours)(?!\p{L})/gu)).toHaveLength(times + 2);
  },
);

it.each(["imprint", "terms", "privacy", "withdrawal", "accessibility"])(
  "%s links to no platform for online dispute resolution, which the EU has closed",
  (name) => {
    for (const language of languages)
      expect(pageIn(name, language)).not.toContain("ec.europa.eu/consumers/odr");
  },
);
