import { readdirSync, readFileSync } from "node:fs";
import { MedusaError } from "@medusajs/framework/utils";
import { expect, it } from "vitest";
import { decodeStatement } from "../../src/admin/transfers/bank-files";
import { orderNumberIn } from "../../src/features/bank-statements/match";
import { readStatement } from "../../src/features/bank-statements/preview";
import { StatementError, type StatementLine } from "../../src/features/bank-statements/statement-line";
import { readTrackingFile } from "../../src/features/packing-documents/tracking-file";
import { readRecipients, recipientsBody } from "../../src/features/telephone-orders/read-recipients";

/** Files of a kind as others write them, with the right answers from its answers.json: `[name, text, answer]`. */
function filesOf<Answer>(kind: string): [string, string, Answer][] {
  const at = (name: string) => new URL(`${kind}/${name}`, import.meta.url);
  const answers = JSON.parse(readFileSync(at("answers.json"), "utf8")) as Record<string, Answer>;
  const named = [...Object.keys(answers), "answers.json"].toSorted();
  expect(readdirSync(at(".")).toSorted()).toEqual(named);
  return Object.entries(answers).map(([name, answer]) => [
    name,
    decodeStatement(new Uint8Array(readFileSync(at(name))).buffer),
    answer,
  ]);
}

/** "2026-11-26 in 14.00 Anna Verdi #1044": the order that its text names comes last. */
function shown(line: StatementLine): string {
  const number = orderNumberIn(line);
  const { day, direction, amount_cents: cents, counterparty } = line;
  return [day, direction, (cents / 100).toFixed(2), counterparty, number === null ? "" : `#${number}`]
    .filter(Boolean)
    .join(" ");
}

function linesIn(text: string): string[] {
  try {
    return readStatement(text).map(shown);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    return [`refused: ${error.problem}`];
  }
}

it.each(filesOf<string[]>("statements"))("reads the bank statement %s", (_name, text, lines) => {
  expect(linesIn(text)).toEqual(lines);
});

const parcels = ["1042", "1043", "1044-1", "1044-2"];

it.each(filesOf<Record<string, string> | null>("tracking"))(
  "reads the tracking numbers in %s",
  (_name, text, numbers) => {
    const read = readTrackingFile(text, parcels);
    expect(read && Object.fromEntries(read.map((one) => [one.reference, one.number]))).toEqual(numbers);
  },
);

/** "Anna Verdi; Via Roma 1; 08100 Nuoro (NU)" for an address, "3: Da controllare: CAP" for a wrong row. */
async function recipientsIn(body: unknown): Promise<string[]> {
  try {
    const { recipients, problems } = await readRecipients(recipientsBody.parse(body), "it");
    return [
      ...recipients.map(({ fullName, addition, street, postalCode, city, province, phone, card }) =>
        [fullName, addition, street, `${postalCode} ${city}${province && ` (${province})`}`, phone, card]
          .filter(Boolean)
          .join("; "),
      ),
      // the first sentence
      ...problems.map(({ row, text: why }) => `${row}: ${why.replace(/\..*/, "")}`),
    ];
  } catch (error) {
    if (!(error instanceof MedusaError)) throw error;
    return ["refused"];
  }
}

// the file's name begins with the country that the owner chose for the table
it.each(filesOf<string[]>("recipients"))("reads the addresses in %s", async (name, text, recipients) => {
  expect(await recipientsIn({ text, country: name.slice(0, 2) })).toEqual(recipients);
});
