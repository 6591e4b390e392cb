import { describe, expect, it } from "vitest";
import { serializeError, redactPersonalData } from "./log-rules";

/** Personal data and secrets in the errors below that must not appear in a log. */
const secrets = [
  "ada@example.com",
  "Ada",
  "Lovelace",
  "Lindenstraße",
  "4242",
  "sk_live_51abc",
  "pi_3Nabc_secret_9xyz",
  "hunter2",
  "eyJhbGciOi",
  "IT60",
  "333 1234567",
];

describe("redactPersonalData", () => {
  it.each([
    [
      `insert into "cart" ("email", "name") values ('ada@example.com', 'Ada Lovelace') returning "id" - duplicate key value violates unique constraint "IDX_cart_email"`,
      `insert into "cart" ("email", "name") values (?, ?) returning "id" - duplicate key value violates unique constraint "IDX_cart_email"`,
    ],
    [
      `Cart cart_01 was not completed: update "order_address" set "address_1" = 'Lindenstraße 4 - 5', "first_name" = 'Ada' where "id" = 7 - deadlock detected`,
      `Cart cart_01 was not completed: update "order_address" set "address_1" = ?, "first_name" = ? where "id" = ? - deadlock detected`,
    ],
    [`select * from "t" where "x" = E'Ada\\' - syntax error`, "? - syntax error"],
    ["Key (email, name)=(ada@example.com, Ada) already exists.", "Key (email, name)=(?) already exists."],
    ["Failing row contains (cus_1, Ada, Lovelace (née Byron), null).", "Failing row contains (?)."],
    ['invalid input syntax for type integer: "Ada Lovelace"', 'invalid input syntax for type integer: "?"'],
    ['time zone "Ada" not recognized', 'time zone "?" not recognized'],
    ['date/time field value out of range: "Ada"', 'date/time field value out of range: "?"'],
    [
      `Unexpected token 'A', "Ada Lovelace" is not valid JSON`,
      "Unexpected token 'A' in what is not valid JSON",
    ],
    [
      "Invalid enum value. Expected 'de' | 'it', received 'Ada'",
      "Invalid enum value. Expected 'de' | 'it', received '?'",
    ],
    [
      "550 5.1.1 <ada@example.com>: Recipient address rejected",
      "550 5.1.1 <[mail address]>: Recipient address rejected",
    ],
    ["connect smtp://shop:hunter2@mail.example.com:587", "connect smtp://mail.example.com:587"],
    ["GET /admin/orders?q=Ada%20Lovelace failed", "GET /admin/orders?… failed"],
    ["/store/customers?email=ada: 500", "/store/customers?… 500"],
    ["Invalid API Key provided: sk_live_51abc", "Invalid API Key provided: [key]"],
    ["No such payment: pi_3Nabc_secret_9xyz", "No such payment: pi_3Nabc_secret_[key]"],
    ["refused Bearer eyJhbGciOi.J9", "refused Bearer [key]"],
    ["token eyJhbGciOi.eyJzdWIi.abc-_ has expired", "token [token] has expired"],
    ["/restock/confirm/k3J9dJf8sKq0bV7aZ2xW5cT1yU6iO4pLmNhGgFfDdSs.1764000000", "/restock/confirm/[token]"],
    ["card 4242 4242 4242 4242 was declined", "card [card] was declined"],
    ["transfer to IT60 X054 2811 1010 0000 0123 456", "transfer to [IBAN]"],
    ["call +39 333 1234567", "call [phone]"],
  ])("redacts %s", (text, expected) => {
    expect(redactPersonalData(text)).toBe(expected);
    for (const secret of secrets) expect(redactPersonalData(text)).not.toContain(secret);
  });

  it.each([
    "Cart cart_01KAWX0M4Y8ZC3R5T7V9B1D3F5 was not completed (busy): connect ECONNREFUSED 127.0.0.1:5432",
    "Payment pi_3Nabc of 35.00 was refunded, because it has no order",
    "Reconciling pay_01KAWX0M4Y8ZC3R5T7V9B1D3F5 failed: No such payment_intent: 'pi_3Nabc'",
    'relation "order_address" does not exist',
    "request ded3a58d-3345-4e62-a17f-4c349fd52281 at 1764000000000 took 12 ms",
    "Could not find @medusajs/medusa@2.21.2 in /shop/node_modules/.pnpm/pg@8.23.1/node_modules/pg",
    "What is wrong here? Nobody knows.",
    "GET /store/carts/cart_01KAWX0M4Y8ZC3R5T7V9B1D3F5/view: 503",
  ])("leaves a text without personal data unchanged: %s", (text) => {
    expect(redactPersonalData(text)).toBe(text);
  });
});

describe("redactPersonalData with a long text", () => {
  it("keeps the beginning and removes all values", () => {
    const rows = "('ada@example.com', 'Ada Lovelace'), ".repeat(2_000);
    const redacted = redactPersonalData(`insert into "customer" values ${rows}- deadlock detected`);
    expect(redacted).toMatch(/^insert into "customer" values \(\?, \?\), /);
    expect(redacted).toHaveLength(2_000);
    expect(redacted).not.toMatch(/ada|lovelace/i);
  });

  it("limits the length of the text", () => {
    expect(redactPersonalData("x".repeat(42).concat(" ").repeat(200))).toHaveLength(4_000);
  });
});

describe("serializeError", () => {
  it("keeps type, message, code, stack and cause, and omits other properties", () => {
    const database = Object.assign(
      new Error(`insert into "customer" ("email") values ('ada@example.com') - duplicate key value`),
      {
        code: "23505",
        constraint: "IDX_customer_email",
        table: "customer",
        detail: "Key (email)=(ada@example.com) already exists.",
        where: "COPY customer, line 1: Ada",
        parameters: ["ada@example.com", "Ada Lovelace"],
      },
    );
    database.stack = `${database.message}\n    at place (/shop/a.js:1:2)\n\nprevious Error: Ada Lovelace\n    at /shop/b.js:30:4`;
    const stripe = Object.assign(new Error("Your card was declined.", { cause: database }), {
      code: "card_declined",
      statusCode: 402,
      raw: { payment_intent: { client_secret: "pi_3Nabc_secret_9xyz" } },
      headers: { authorization: "Bearer sk_live_51abc" },
      body: '{"name":"Ada"}',
    });
    stripe.stack = "Error: Your card was declined.\n    at stripe (/shop/s.js:5:6)";
    expect(serializeError(stripe)).toEqual({
      type: "Error",
      message: "Your card was declined.",
      code: "card_declined",
      statusCode: 402,
      stack: "    at stripe (/shop/s.js:5:6)",
      cause: {
        type: "Error",
        message: 'insert into "customer" ("email") values (?) - duplicate key value',
        code: "23505",
        constraint: "IDX_customer_email",
        table: "customer",
        stack: "    at place (/shop/a.js:1:2)\n    at /shop/b.js:30:4",
      },
    });
  });

  it.each([
    ["a string", "not sent to ada@example.com", "not sent to [mail address]"],
    ["undefined", undefined, "undefined"],
    [
      "a deserialised error",
      { name: "PostgresError", message: "Failing row contains (Ada)" },
      {
        type: "PostgresError",
        message: "Failing row contains (?)",
        stack: "",
      },
    ],
    [
      "a code that is not an identifier",
      { message: "no", code: "Ada Lovelace" },
      { type: "object", message: "no", stack: "" },
    ],
  ])("accepts %s", (_what, given, expected) => {
    expect(serializeError(given)).toEqual(expected);
  });

  it("stops at circular causes", () => {
    const error = new Error("round");
    error.cause = error;
    expect(JSON.stringify(serializeError(error)).split('"round"')).toHaveLength(5);
  });
});
