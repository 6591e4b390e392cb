import { randomUUID } from "node:crypto";
import { signToken } from "@su-turrone/contract/tokens";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { href } from "../../app/i18n/paths";
import { honeypotName } from "../../app/platform/honeypot";
import { createProduct, withdrawProduct, type ReviewedProduct } from "../../e2e/support/delivered-order";
import { env } from "../../e2e/support/env";
import { orderLinkOf, placeOrder } from "../../e2e/support/orders";
import { ask, inputs, problemWith, seed, shop, text, type Answer, type Input } from "./hostile";
import { berlinInformation } from "./information";
import { formsOf, nameOfForm, type PageForm } from "./page-forms";

/** What a shopper types, by the name of the field; what is not here stays as the page has it. */
const typed: Readonly<Record<string, string>> = {
  ...berlinInformation,
  name: "Grazia Deledda",
  message: "Ist der Torrone auch ohne Haselnüsse zu haben?",
  q: "Nougat",
  code: "TORRONE10",
  quantity: "2",
  number: "4711",
  order_number: "4711",
  orderNumber: "4711",
  consent: "on",
  method: "bank_transfer",
  [honeypotName]: "",
};

let product: ReviewedProduct;
let order: Awaited<ReturnType<typeof placeOrder>>;
beforeAll(async () => {
  product = await createProduct(`Formularprobe ${Date.now()}`);
  order = await placeOrder("de");
}, 120_000);
afterAll(() => withdrawProduct(product.id));

/** A visitor with an address and cookies of an own, a cart that is about to become an order, and the forms of all pages. */
class Visitor {
  readonly #from: string;
  readonly #cookies = new Map<string, string>();
  readonly forms = new Map<string, PageForm>();

  constructor(number: number) {
    this.#from = `127.77.${number >> 8}.${number & 255}`;
  }

  /** A request as this visitor's browser sends it. */
  request(method: "GET" | "POST", path: string, form: [string, string][] = [], multipart = false): Input {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { origin: shop.origin, ...(cookie ? { cookie } : {}) };
    if (method === "GET") {
      const query = new URLSearchParams(form).toString();
      const [address = ""] = path.split("?");
      return { method, path: query ? `${address}?${query}` : path, headers, from: this.#from };
    }
    const type = multipart ? "multipart/form-data; boundary=xx" : "application/x-www-form-urlencoded";
    const part = ([name, value]: [string, string]) =>
      `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = multipart ? `${form.map(part).join("")}--xx--\r\n` : new URLSearchParams(form).toString();
    return {
      method,
      path,
      headers: { ...headers, "content-type": type },
      body: Buffer.from(body),
      from: this.#from,
    };
  }

  async send(input: Input): Promise<Answer> {
    const answer = await ask(input);
    for (const [name, value] of answer.cookies) this.#cookies.set(name, value);
    return answer;
  }

  /** Opens a page, past redirects, and keeps its forms. */
  async open(path: string): Promise<Answer> {
    const answer = await this.send(this.request("GET", path));
    if (answer.status >= 300 && answer.status < 400) {
      const { pathname, search } = new URL(answer.location, shop);
      return this.open(pathname + search);
    }
    this.keep(answer.body, path);
    return answer;
  }

  keep(html: string, path: string): void {
    for (const form of formsOf(html, path)) this.forms.set(nameOfForm(form), form);
  }

  async post(path: string, form: Readonly<Record<string, string>>): Promise<Answer> {
    const answer = await this.send(this.request("POST", path, Object.entries(form)));
    this.keep(answer.body, path);
    return answer;
  }
}

/** The forms as they are sent by somebody who has typed what is asked for. */
const filledIn = ({ fields }: PageForm): [string, string][] =>
  fields.map(([name, value]) => {
    // a form that was shown ten seconds ago
    if (name === "stamp") return [name, signToken(env.SIGNING_SECRET, "form", [], Date.now() - 10_000)];
    if (name === "email") return [name, `${randomUUID()}@example.com`];
    const known = value === "" || name === "quantity";
    return [name, known ? (typed[name] ?? value) : value];
  });

/** A visitor who has walked through the shop up to the order button, and everywhere else. */
async function visitor(number: number): Promise<Visitor> {
  const made = new Visitor(number);
  const pages = ["home", "products", "contact", "orderLookup", "withdrawal", "newsletter", "search"] as const;
  for (const page of pages) await made.open(href(page, "de"));
  await made.open(href("product", "de", { slug: product.slug }));
  await made.open(`${href("backInStock", "de")}?variant=${product.variantId}`);
  await made.open(await orderLinkOf(order.id).then((link) => link.replace(shop.origin, "")));
  await made.post("/api/cart", {
    intent: "add",
    variantId: product.variantId,
    quantity: "3",
    form: randomUUID(),
  });
  await made.open(href("cart", "de"));
  await made.open(href("discount", "de", { code: "TORRONE10" }));
  await made.open(href("checkout", "de"));
  await made.post(href("checkout", "de"), { ...berlinInformation, email: `${randomUUID()}@example.com` });
  await made.open(href("checkoutPayment", "de"));
  await made.post(href("checkoutPayment", "de"), { method: "bank_transfer" });
  await made.open(href("checkoutConfirm", "de"));
  const withdrawal = { name: "Grazia Deledda", orderNumber: "4711", email: "grazia@example.com", items: "" };
  await made.post(href("withdrawal", "de"), withdrawal);
  return made;
}

/** Those that end the cart come last: after them the others find none. */
const endsCart = (name: string): boolean => /confirm|remove/.test(name);
const inOrder = (forms: Visitor["forms"]): [string, PageForm][] =>
  [...forms].sort(([one], [other]) => Number(endsCart(one)) - Number(endsCart(other)));

/** A form of which each field is filled in rightly, or is not; sometimes one is missing, doubled or nobody's. */
const spoiled = (form: PageForm): fc.Arbitrary<{ fields: [string, string][]; multipart: boolean }> => {
  const fields = filledIn(form).map(([name, right]) => {
    const value = fc.oneof({ weight: 7, arbitrary: fc.constant(right) }, { weight: 3, arbitrary: text });
    const one = value.map((said): [string, string] => [name, said.toWellFormed()]);
    return fc.oneof(
      { weight: 18, arbitrary: one.map((field) => [field]) },
      { weight: 1, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 1, arbitrary: fc.tuple(one, one) },
    );
  });
  const strange = fc.array(
    fc.tuple(fc.oneof(fc.constantFrom("__proto__", "constructor", "total_cents"), text), text),
    { maxLength: 1 },
  );
  return fc.record({
    fields: fc
      .tuple(fc.tuple(...fields), strange)
      .map(([own, more]) => [
        ...own.flat(),
        ...more.map(([name, said]): [string, string] => [name.toWellFormed(), said.toWellFormed()]),
      ]),
    multipart: fc.boolean(),
  });
};

describe(`the forms of all pages (seed ${seed}, ${inputs} inputs)`, { timeout: 1_200_000 }, () => {
  it("are found, and each is taken as it is filled in rightly", async () => {
    const { forms, ...own } = await visitor(0).then((made) => ({ made, forms: made.forms }));
    const answers: Record<string, number> = {};
    for (const [name, form] of inOrder(forms)) {
      const { status } = await ask(own.made.request(form.method, form.action, filledIn(form)));
      answers[name] = status;
    }
    expect(answers).toEqual({});
  });

  it("never make an error of ours, whatever stands in their fields", async () => {
    const found: string[] = [];
    let sent = 0;
    let walked = 0;
    const walk = async (): Promise<void> => {
      while (sent < inputs) {
        walked += 1;
        const own = await visitor(walked);
        for (const [, form] of inOrder(own.forms)) {
          sent += 1;
          const [wish] = fc.sample(spoiled(form), { numRuns: 1, seed: seed + sent });
          if (!wish) continue;
          const problem = await problemWith(
            own.request(form.method, form.action, wish.fields, wish.multipart),
          );
          if (problem !== null) found.push(problem);
        }
      }
    };
    await Promise.all(Array.from({ length: 3 }, walk));
    expect(found).toEqual([]);
  });
});
