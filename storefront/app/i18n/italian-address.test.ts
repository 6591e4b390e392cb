import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentPages, pageWords } from "@su-turrone/contract/page-content";
import { expect, test } from "vitest";

const messages = path.join(import.meta.dirname, "messages", "it");
const commerce = path.resolve(import.meta.dirname, "../../../commerce");
const admin = path.join(commerce, "src/admin/i18n");
const server = path.join(commerce, "src");
const firstData = path.join(commerce, "src/migration-scripts/data");
const longTexts = path.join(commerce, "texts");

/** Forms of tu and voi: the shop says Lei to its guests (docs/decisions/051-wording.md). */
const familiar: readonly string[] = [
  "avvisatemi|scriveteci|\\p{L}+(?:ate|ete|ite)(?:ne|lo|la|li|le|ci|vi)|a voi|venite|avete|potete|ben tornati|vostr[oaie]",
  "tu[oa]|tuoi|tue|puoi|hai|scrivil[oa]|indica a",
];

/**
 * What is not written to a guest, or is kept and read by many, addresses nobody. Patterns that are always a form of
 * address: "contatti" alone is a noun, "ci contatti" is not; "si può recedere" is neutral, "può recedere" is not.
 */
const addressed: readonly string[] = [
  // Lei
  "ci contatti",
  "(ci )?scriva(ci)?",
  "venga|visiti|sfogli|cerchi|cercava|inquadri|descriva|conservi|indichi|clicchi|inserisca|scelga|riprovi|ricarichi",
  "incolli|approvi|decida|rilegga|registri (il|la)|controlli (i|il|la|le)|carichi (il|la)|l[ao] (scelga|metta|annulli|confronti)|può farlo",
  "(non|se) ha il|ha già",
  "(?<!si )(può|potrà) (recedere|scrivere|disiscriversi|ordinare|pagare|cercare)",
  "piacerle|averla|avvisarla|chiamarla|accoglierla",
  "le scriv(iamo|eremo)|la (avvisiamo|preghiamo|ascolta)|le risponde|anche a lei|vuole che",
  "cerca\\?|compili|si iscriva|faccia come|appoggi|posi|(lo|la) (tolga|asciughi)|immerga|ha incontrato|in cui (vive|risiede)",
  "disiscriviti",
  ...familiar,
];

const oneOf = (patterns: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?!\\p{L})`, "iu");

const tooFamiliar = oneOf(familiar);
const wrong = oneOf(addressed);

/** A sentence or button that orders something in the infinitive, as the manual of a machine does. */
const manual = /(?:^|[.!?:;] )\p{Lu}\p{Ll}+(?:[aei]re|[aei]r(?:lo|la|li|le|ci|si))(?= \p{L})/u;

/** Unambiguous imperatives with which a button or link could start; infinitives and nouns are used instead. */
const commands: readonly string[] = [
  "Vai|Vedi|Aggiungi|Mostra|Nascondi|Annulla|Invia|Scopri|Leggi|Apri|Chiudi|Elimina|Rimuovi|Togli|Scegli|Continua|Riprova|Cerca",
  "Scarica|Applica|Aggiorna|Accetta|Segui|Traccia|Condividi|Cancella|Ricarica|Rimani|Riprendi|Scrivi|Guarda|Salva|Avvisami|Disdici",
  // also nouns, unless an object follows
  "(?:Modifica|Conferma|Copia|Stampa|Ordina|Imposta|Controlla) (?:il|lo|la|i|gli|le|per|un|una)",
  "(?:Modifica|Conferma|Copia|Stampa|Ordina|Imposta|Controlla) l’\\p{L}+",
];

/** At the beginning of a text, which in a post may follow a quotation mark. */
const commanding = new RegExp(`(?:^|["“])(?:${commands.join("|")})(?!\\p{L})`, "u");

/** Capitalised polite pronouns in the middle of a sentence. */
const capital =
  /[\p{Ll},;:] (?:Lei|Suo|Sua|Suoi|Sue|L[ae] [\p{Ll}]+iamo|La soddisfa|Glielo)(?!\p{L})|\p{Ll}{3,}(?:La|Le)(?!\p{L})/u;

/** The words that the law prescribes for the way to a withdrawal. */
const kept: readonly string[] = ["Recedere dal contratto qui"];

function texts(value: unknown, key: string): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    texts(inner, `${key}${key.endsWith(": ") ? "" : "."}${name}`),
  );
}

const ofShop = readdirSync(messages).flatMap((file) =>
  texts(JSON.parse(readFileSync(path.join(messages, file), "utf8")), `${file}: `),
);

/** Default texts of the pages the owner may change. */
const ofPages = contentPages.flatMap((page) =>
  Object.entries(pageWords[page]).map(([key, { it }]): [string, string] => [`${page}: ${key}`, it]),
);

/** Texts of the shop's own admin pages. */
const ofAdmin = readdirSync(admin, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "it.json")
  .flatMap((file) => texts(JSON.parse(readFileSync(path.join(admin, file), "utf8")), `${file}: `));

/** Texts the server writes itself, by file. */
const ofServerFile = (file: string): [string, string][] =>
  texts(JSON.parse(readFileSync(path.join(server, "texts", "it", file), "utf8")), `${file}: `);

const ofMails = ["mails.json", "order-mails.json"].flatMap(ofServerFile);

/** Initial products, categories, tags, food labels, pictures and posts of a new shop. */
const ofGoods = [
  ...readdirSync(firstData)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => texts(JSON.parse(readFileSync(path.join(firstData, file), "utf8")), `${file}: `))
    .filter(([key]) => /\bit\b/.test(key)),
  ...[...readFileSync(path.join(firstData, "shop.ts"), "utf8").matchAll(/\bit: "(.*?)"/g)].map(
    ([, text = ""]): [string, string] => ["shop.ts", text],
  ),
];

/**
 * Posts and legal pages, line by line. The withdrawal notice is excluded, because it is the statutory template, which
 * uses "Lei".
 */
const ofTexts = readdirSync(longTexts, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".it.md") && path.basename(file) !== "withdrawal.it.md")
  .flatMap((file) =>
    readFileSync(path.join(longTexts, file), "utf8")
      .split("\n")
      .map((line): [string, string] => [file, line]),
  );

/** Single texts in the server's tables, such as the recipients of data. */
const inTables = ["features", "api"].flatMap((folder) =>
  readdirSync(path.join(server, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(server, folder, file), "utf8").matchAll(
          /^ *it: (?:\([^)]*\) =>\s*)?(["`])(.*?)\1/gms,
        ),
      ].map(([, , text = ""]): [string, string] => [file, text]),
    ),
);

/** Notices, refusals, documents, and the tables. */
const ofServer = [...["notices.json", "refusals.json", "documents.json"].flatMap(ofServerFile), ...inTables];

test.each([
  ["the shop", ofShop, 600],
  ["the pages", ofPages, 95],
  ["the mails", ofMails, 100],
] as const)("Italian texts of %s say Lei, and give no order in the infinitive", (_, lines, fewest) => {
  expect(lines.length).toBeGreaterThan(fewest);
  const found = lines.filter(
    ([, text]) => !kept.includes(text) && (tooFamiliar.test(text) || manual.test(text)),
  );
  expect(found).toEqual([]);
});

test.each([
  ["the admin", ofAdmin, 700],
  ["the goods", ofGoods, 120],
  ["posts and legal pages", ofTexts, 120],
  ["the server", ofServer, 300],
] as const)("Italian texts of %s do not address the reader", (_, lines, fewest) => {
  expect(lines.length).toBeGreaterThan(fewest);
  expect(lines.filter(([, text]) => wrong.test(text) || capital.test(text))).toEqual([]);
});

/** Before a number an article may have to be shortened: "l’8 dicembre", "dell’11%". */
const articleBeforeNumber =
  /(?<!\p{L})(?:il|dal|al|del|nel|sul) (?:\{\{|\$\{)(?:date|day|time|from|until|percent)\}/iu;

test.each([
  ["the shop", ofShop],
  ["the pages", ofPages],
  ["the mails", ofMails],
  ["the admin", ofAdmin],
  ["the server", ofServer],
] as const)("Italian texts of %s have no article before a date or a percentage", (_, lines) => {
  expect(lines.filter(([, text]) => articleBeforeNumber.test(text))).toEqual([]);
});

test.each([
  "Ci contatti",
  "Può recedere dal contratto",
  "Cerchi per gusto",
  "Segua il Suo ordine",
  "Avete domande?",
  "Che cosa cerca?",
  "Mettetene una ciotola in tavola",
  "Spezzatene un pezzo",
  "per spedirLe il torrone",
  "Scrivilo per esteso",
  "Indica a chi scrivere",
  "e Glielo inviamo per e-mail",
])('the patterns detect the form of address in "%s"', (text) => {
  expect(wrong.test(text) || capital.test(text)).toBe(true);
});

test.each([
  "Contatti",
  "Si può recedere dal contratto",
  "L’impasto prende la sua consistenza",
  "Al carrello",
])('the patterns accept "%s"', (text) => {
  expect(wrong.test(text) || capital.test(text)).toBe(false);
});

test.each([
  ["the goods", ofGoods],
  ["the server", ofServer],
] as const)("no Italian button of %s is an imperative", (_, lines) => {
  expect(lines.filter(([, text]) => commanding.test(text))).toEqual([]);
});

test.each(["Avete domande?", "Il tuo ordine", "Scrivilo per esteso", "Mettetene una ciotola in tavola"])(
  'the patterns detect the familiar "%s"',
  (text) => {
    expect(tooFamiliar.test(text)).toBe(true);
  },
);

test.each(["Aggiungere al carrello", "Non è valido. Riprovare tra poco.", "Inserirlo nel carrello"])(
  '"%s" is detected as the tone of a manual',
  (text) => {
    expect(manual.test(text)).toBe(true);
  },
);

test.each(["Aggiungi al carrello", "Riprovi tra poco.", "Scegliere", "Il suo ordine è in viaggio"])(
  '"%s" may be said to a guest',
  (text) => {
    expect(manual.test(text) || tooFamiliar.test(text)).toBe(false);
  },
);
