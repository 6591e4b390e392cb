import { randomUUID } from "node:crypto";
import { nowInSeconds, signToken, type TokenPurpose } from "@su-turrone/contract/tokens";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inputs, seed } from "../../../testing/hostile-input";
import { atNight } from "../../../testing/night";
import { createProduct, type TestProduct } from "../../../testing/products";
import { berlinInformation } from "../../../testing/shopper";
import { href } from "../../app/i18n/paths";
import { honeypotName } from "../../app/content/Honeypot";
import {
  buy,
  createProduct as createReviewed,
  deliver,
  reviewToken,
  type ReviewedProduct,
} from "../../e2e/support/delivered-order";
import { env } from "../../e2e/support/env";
import { problemWith, text } from "./hostile";
import type { PageForm } from "./page-forms";
import { Visitor } from "./visitor";

/** A shopper's input for empty fields, by name. */
const typed: Readonly<Record<string, string>> = {
  ...berlinInformation,
  name: "Grazia Deledda",
  message: "Ist der Torrone auch ohne Haselnüsse zu haben?",
  items: "ein Torrone",
  q: "Nougat",
  code: "TORRONE10",
  "invoice.company": "Dolciumi Deledda",
  number: "4711",
  orderNumber: "4711",
  title: "Gern wieder",
  text: "Er schmeckt nach Honig und Mandeln.",
  displayName: "Grazia",
  [honeypotName]: "",
};

/** A shopper's choices, regardless of the current value. */
const chosen: Readonly<Record<string, string>> = { quantity: "2", method: "bank_transfer" };

let product: ReviewedProduct;
let soldOut: TestProduct;
/** Tokens of review links: one for each test. */
const reviewTokens: string[] = [];

beforeAll(async () => {
  product = await createReviewed(`Formularprobe ${Date.now()}`);
  soldOut = await createProduct(`Ausverkaufte Formularprobe ${Date.now()}`, { euro: 5, stock: 0 });
  for (let n = 0; n < 2; n += 1) {
    const line = await buy(product);
    await deliver(line);
    reviewTokens.push(reviewToken(line));
  }
}, 120_000);
afterAll(async () => {
  await product.takeOffSale();
  await soldOut.takeOffSale();
});

const token = (purpose: TokenPurpose, id: string): string =>
  signToken(env.SIGNING_SECRET, purpose, [id], nowInSeconds() + 3600);

const slugOf = ({ title }: TestProduct): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The forms as submitted by a shopper who has filled in all fields. */
const filledIn = ({ fields }: PageForm): [string, string][] =>
  fields.map(([name, value]) => {
    // a form that was rendered ten seconds ago
    if (name === "stamp") return [name, signToken(env.SIGNING_SECRET, "form", [], Date.now() - 10_000)];
    if (name === "email" && value === "") return [name, `${randomUUID()}@example.com`];
    return [name, chosen[name] ?? (value || (typed[name] ?? ""))];
  });

/** A visitor who goes through the whole shop, up to the order button. @param review token of a review link */
async function visitor(number: number, review: string): Promise<Visitor> {
  // other IPs in each run: a shop kept running remembers how many forms each IP has submitted
  const made = new Visitor((seed % 60_000) + number);
  const pages = ["home", "products", "search", "contact", "orderLookup", "withdrawal", "newsletter"] as const;
  for (const page of pages) await made.open(href(page, "de"));
  await made.open(href("product", "de", { slug: product.slug }));
  await made.open(`${href("backInStock", "de")}?product=${slugOf(soldOut)}`);
  await made.open(`${href("backInStockConfirm", "de")}?token=${token("restock-confirm", "none")}`);
  await made.open(`${href("backInStockEnd", "de")}?token=${token("restock-end", "none")}`);
  await made.open(`${href("newsletterConfirm", "de")}?token=${token("newsletter-confirm", "none")}`);
  await made.open(`${href("newsletterUnsubscribe", "de")}?token=${token("newsletter-unsubscribe", "none")}`);
  await made.open(`${href("cartContinue", "de")}?key=${token("cart", "none")}`);
  await made.open(`${href("writeReview", "de")}?token=${review}`);
  await made.post("/api/cart", { intent: "add", variantId: product.variantId, quantity: "3" });
  await made.open(href("cart", "de"));
  await made.open(href("discount", "de", { code: "TORRONE10" }));
  await made.open(href("checkout", "de"));
  await made.post(href("checkout", "de"), { ...berlinInformation, email: `${randomUUID()}@example.com` });
  await made.open(href("checkoutPayment", "de"));
  await made.post(href("checkoutPayment", "de"), { method: "bank_transfer" });
  await made.open(href("checkoutConfirm", "de"));
  const declared = { name: "Grazia Deledda", orderNumber: "4711", email: "grazia@example.com", items: "" };
  await made.post(href("withdrawal", "de"), declared);
  return made;
}

/** The forms of a visitor; those that end the cart come last, because the others need it. */
const orderedForms = ({ forms }: Visitor): [string, PageForm][] => {
  const endsCart = (name: string): boolean => /checkout\/confirm|cart remove$|cart\/continue/.test(name);
  return [...forms].sort(
    ([fieldArbitrary], [other]) => Number(endsCart(fieldArbitrary)) - Number(endsCart(other)),
  );
};

/** A form whose fields are filled in correctly or not; sometimes one is missing, duplicated or unknown. */
const mutatedForm = (form: PageForm): fc.Arbitrary<{ fields: [string, string][]; multipart: boolean }> => {
  const fields = filledIn(form).map(([name, right]) => {
    const value = fc.oneof({ weight: 7, arbitrary: fc.constant(right) }, { weight: 3, arbitrary: text });
    const fieldArbitrary = value.map((said): [string, string] => [name, said]);
    return fc.oneof(
      { weight: 18, arbitrary: fieldArbitrary.map((field) => [field]) },
      { weight: 1, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 1, arbitrary: fc.tuple(fieldArbitrary, fieldArbitrary) },
    );
  });
  const unknownName = fc.oneof(fc.constantFrom("__proto__", "constructor", "total_cents"), text);
  const unknownFields = fc.array(fc.tuple(unknownName, text), { maxLength: 1 });
  return fc.record({
    fields: fc.tuple(fc.tuple(...fields), unknownFields).map(([own, more]) => [...own.flat(), ...more]),
    multipart: fc.boolean(),
  });
};

/** Expected statuses of all forms: 303 redirects, 200 shows the result. */
const taken: Readonly<Record<string, number>> = {
  "GET /produkte": 200,
  "GET /suche": 200,
  // there is no order with this number and address
  "POST /bestellung-verfolgen": 404,
  "POST /api/language": 303,
  "POST /api/panels": 303,
  "POST /bewertung-schreiben": 303,
  "POST /cart add": 303,
  "POST /cart apply-promo": 303,
  "POST /cart remove": 303,
  "POST /cart set-country": 303,
  "POST /cart set-quantity": 303,
  "POST /cart/continue": 303,
  "POST /checkout": 303,
  "POST /checkout/confirm": 303,
  "POST /checkout/payment": 303,
  "POST /discount/TORRONE10": 303,
  "POST /kontakt": 303,
  "POST /newsletter": 303,
  "POST /newsletter/confirm": 200,
  "POST /newsletter/unsubscribe": 200,
  "POST /restock": 200,
  // there is no such back-in-stock request
  "POST /restock/confirm": 400,
  "POST /restock/end": 200,
  "POST /vertrag-widerrufen confirm": 303,
  "POST /vertrag-widerrufen edit": 200,
  "POST /vertrag-widerrufen review": 200,
};

/**
 * How often a visitor submits each form: going through the shop costs more, and the limit is ten per hour and visitor.
 */
const rounds = 3;

describe(`the forms of all pages (seed ${seed}, ${inputs} inputs)`, { timeout: 1_200_000 }, () => {
  it("are found, and each is accepted with valid input", async () => {
    const own = await visitor(0, reviewTokens[0] ?? "");
    const answers: Record<string, number> = {};
    for (const [name, form] of orderedForms(own)) {
      const { status } = await own.send(own.request(form.method, form.action, filledIn(form)));
      answers[name.replace(product.slug, ":slug")] = status;
    }
    expect(answers).toEqual(taken);
  });

  it.runIf(atNight)("never cause a server error with random input", async () => {
    const found: string[] = [];
    let sent = 0;
    let visitorCount = 0;
    const submitForms = async (): Promise<void> => {
      while (sent < inputs) {
        visitorCount += 1;
        const number = visitorCount;
        const own = await visitor(number, reviewTokens[1] ?? "");
        for (const [index, [, form]] of orderedForms(own).entries()) {
          // by visitor and form, so that the seed repeats each one in any order
          const options = { numRuns: rounds, seed: seed + number * 1_000 + index };
          for (const { fields, multipart } of fc.sample(mutatedForm(form), options)) {
            sent += 1;
            const problem = await problemWith(own.request(form.method, form.action, fields, multipart));
            if (problem !== null) found.push(problem);
          }
        }
      }
    };
    await Promise.all(Array.from({ length: 2 }, submitForms));
    expect(found).toEqual([]);
  });
});
