import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "./database";
import { owner } from "./shop";

const { client } = await owner();

interface Gap {
  subject: string;
  problem: string;
  id: string | null;
  words_hash: string | null;
}
interface Checklist {
  production: boolean;
  topics: { name: string; gaps: Gap[] }[];
}

const read = (): Promise<Checklist> => client.fetch("/admin/launch-checklist");

const gapsOf = ({ topics }: Checklist, topic: string) =>
  topics.find(({ name }) => name === topic)?.gaps ?? [];

const inWords = (gaps: Gap[]) => gaps.map(({ subject, problem }) => `${subject} ${problem}`);

const save = (changes: Record<string, string>) =>
  client.fetch("/admin/shop-settings", { method: "POST", body: { changes } });

const forget = () => sql("delete from content_confirmation");
beforeAll(forget);
// saving notifies the storefront of the facts
afterAll(async () => {
  await forget();
  await save({ company_street: "Via Demo 1", transfer_holder: "Su Turrone (Demo)" });
  await sql("delete from shop_settings_version where saved_by <> 'first-shop'");
});

it("lists the gaps of the demo shop by topic", async () => {
  const list = await read();
  expect(list.production).toBe(false);
  const topics = "company transfer legal labels payments mail server backup";
  expect(list.topics.map(({ name }) => name).join(" ")).toBe(topics);
  const all = (problem: string, ...subjects: string[]) => subjects.map((subject) => `${subject} ${problem}`);
  expect(inWords(gapsOf(list, "company"))).toEqual(
    all(
      "placeholder",
      ...["name", "street", "vat_id", "rea", "email", "pec", "phone"].map((of) => `company_${of}`),
    ),
  );
  expect(inWords(gapsOf(list, "transfer"))).toEqual(
    all("placeholder", "transfer_holder", "transfer_iban", "transfer_bic"),
  );
  expect(inWords(gapsOf(list, "legal"))).toEqual(
    all("not_confirmed", "imprint", "terms", "privacy", "withdrawal", "accessibility"),
  );
  expect(gapsOf(list, "labels").some(({ problem }) => problem === "label_demo")).toBe(true);
  expect(inWords(gapsOf(list, "payments"))).toEqual(["STRIPE_API_URL sandbox"]);
  // the seller's data comes from the owner's settings and does not concern the server
  expect(inWords(gapsOf(list, "server"))).toEqual([]);
});

it("omits settings the owner has saved", async () => {
  await save({ company_street: "Via Roma 1", transfer_holder: "Torronificio Deledda" });
  const list = await read();
  expect(inWords(gapsOf(list, "company"))).not.toContain("company_street placeholder");
  expect(inWords(gapsOf(list, "transfer"))).toEqual([
    "transfer_iban placeholder",
    "transfer_bic placeholder",
  ]);
});

it("treats a legal text as confirmed only for the confirmed wording, idempotently", async () => {
  const terms = gapsOf(await read(), "legal").find(({ subject }) => subject === "terms");
  const confirm = (body: unknown, id = terms?.id) =>
    client
      .fetch(`/admin/launch-checklist/legal-texts/${id ?? ""}`, { method: "POST", body: body as object })
      .then(() => 200)
      .catch((error: unknown) => (error as { status: number }).status);
  const hash = { words_hash: terms?.words_hash };
  expect(await confirm({})).toBe(400);
  expect(await confirm(hash, "entry_none")).toBe(404);
  expect(await confirm({ words_hash: "other words" })).toBe(409);
  expect(await confirm(hash)).toBe(200);
  expect(await confirm(hash)).toBe(200);
  const rows = await sql<{ confirmed_by: string }>("select confirmed_by from content_confirmation");
  expect(rows).toEqual([{ confirmed_by: expect.stringMatching(/^user_/) }]);
  const after = inWords(gapsOf(await read(), "legal"));
  expect(after).not.toContain("terms not_confirmed");
  expect(after).toContain("imprint not_confirmed");

  const [row] = await sql<{ body: string }>(
    "select body from content_text where entry_id = $1 and language = 'it'",
    [terms?.id ?? ""],
  );
  const write = (body: string) =>
    sql("update content_text set body = $2 where entry_id = $1 and language = 'it'", [terms?.id ?? "", body]);
  try {
    await write(`${row?.body ?? ""}\nUna frase in più.`);
    expect(inWords(gapsOf(await read(), "legal"))).toContain("terms not_confirmed");
    await write(`${row?.body ?? ""}\n[da completare]`);
    expect(inWords(gapsOf(await read(), "legal"))).toContain("terms placeholder");
  } finally {
    await write(row?.body ?? "");
  }
});
