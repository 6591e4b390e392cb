import { describe, expect, it } from "vitest";
import { launchChecklist, type LaunchFacts } from "./launch-checklist";
import { legalTexts, wordsHash } from "./legal-texts";

const light = { state: "ok" as const, at: "2026-12-01T09:00:00.000Z" };
const facts: LaunchFacts = {
  settings: {
    company_name: "Torronificio Deledda",
    company_street: "Via Roma 1",
    company_postal_code: "08039",
    company_city: "Tonara NU",
    company_vat_id: "IT01234567897",
    company_rea: "NU-123456",
    company_email: "info@deledda.it",
    company_pec: "deledda@pec.it",
    company_phone: "+39 0784 123456",
    transfer_holder: "Torronificio Deledda",
    transfer_iban: "IT60X0542811101000000123456",
    transfer_bic: "BPPIITRRXXX",
  },
  demo: { COMPANY_NAME: "Su Turrone (Demo)", COMPANY_CITY: "Tonara NU", COMPANY_STREET: "Via Demo 1" },
  environment: { SHOP_MODE: "production", STRIPE_API_URL: "https://api.stripe.com" },
  environmentGaps: [],
  legal: [],
  labels: [],
  mail: light,
  backup: light,
};

/** The gaps, as "topic subject problem". */
const missing = (change: Partial<LaunchFacts>): string[] =>
  launchChecklist({ ...facts, ...change }).topics.flatMap(({ name, gaps }) =>
    gaps.map(({ subject, problem }) => [name, subject, problem].filter(Boolean).join(" ")),
  );

describe("launchChecklist", () => {
  it("reports no gaps for a fully configured shop", () => {
    expect(missing({})).toEqual([]);
    expect(launchChecklist(facts).production).toBe(true);
  });

  it.each<[string, Partial<LaunchFacts>, string[]]>([
    [
      "a demo value, but not one that the real shop shares",
      { settings: { ...facts.settings, company_street: "Via Demo 1" } },
      ["company company_street placeholder"],
    ],
    [
      "empty values and placeholders",
      { settings: { ...facts.settings, company_pec: "", transfer_iban: "[IBAN]" } },
      ["company company_pec missing", "transfer transfer_iban placeholder"],
    ],
    [
      "variables that production would reject, Stripe's keys separately",
      {
        environmentGaps: [
          { name: "JWT_SECRET", problem: "weak" },
          { name: "STRIPE_API_KEY", problem: "missing" },
        ],
      },
      ["payments STRIPE_API_KEY missing", "server JWT_SECRET weak"],
    ],
    [
      "a sandbox instead of Stripe",
      { environment: { SHOP_MODE: "demo", STRIPE_API_URL: "http://localhost:9100" } },
      ["payments STRIPE_API_URL sandbox"],
    ],
    [
      "mails that are only written to files",
      { mail: { state: "files", at: null } },
      ["mail SMTP_URL missing"],
    ],
    [
      "failing mail and an unknown backup state",
      { mail: { ...light, state: "failing" }, backup: { state: "unknown", at: null } },
      ["mail failing", "backup unknown"],
    ],
    [
      "incomplete labels and demo labels",
      {
        labels: [
          {
            product_id: "prod_1",
            title: "Torrone alle mandorle",
            missing: [{ part: "nutrition" }],
            demo: true,
          },
          { product_id: "prod_2", title: "Torrone alle noci", missing: [], demo: true },
        ],
      },
      ["labels Torrone alle mandorle label_missing", "labels Torrone alle noci label_demo"],
    ],
  ])("reports %s", (_, change, expected) => {
    expect(missing(change)).toEqual(expected);
  });
});

describe("legalTexts", () => {
  const now = new Date("2026-12-01T10:00:00Z");
  const texts = (["de", "it", "en"] as const).map((language) => ({ language, title: "T", body: "B" }));
  const terms = { id: "entry_1", role: "terms" as const, status: "published" as const, texts };
  const seen = { ...terms, published_at: new Date("2026-11-01T10:00:00Z") };
  const confirmed = [{ entry_id: "entry_1", words_hash: wordsHash(texts) }];
  const problemOf = (entries: Parameters<typeof legalTexts>[0], rows: Parameters<typeof legalTexts>[1]) =>
    legalTexts(entries, rows, now).find(({ role }) => role === "terms")?.problem;
  const otherBody = (body: string) => ({ ...seen, texts: texts.map((text) => ({ ...text, body })) });

  it.each([
    ["missing", [], []],
    ["not_published", [{ ...seen, status: "draft" as const }], confirmed],
    ["not_published", [{ ...seen, published_at: new Date("2026-12-01T10:00:01Z") }], confirmed],
    ["language_missing", [{ ...seen, texts: texts.slice(1) }], confirmed],
    ["placeholder", [otherBody("Sede:\n[indirizzo]\n")], []],
    ["not_confirmed", [seen], []],
    ["not_confirmed", [otherBody("Other words")], confirmed],
    ["not_confirmed", [seen], [{ entry_id: "entry_2", words_hash: wordsHash(texts) }]],
    [null, [seen], confirmed],
    // the order in which the database returns the languages does not matter
    [null, [{ ...seen, texts: [...texts].reverse() }], confirmed],
  ] satisfies [string | null, Parameters<typeof legalTexts>[0], Parameters<typeof legalTexts>[1]][])(
    "returns %s (%#)",
    (problem, entries, rows) => {
      expect(problemOf(entries, rows)).toBe(problem);
    },
  );
});
