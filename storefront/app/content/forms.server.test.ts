import { expect, it, test } from "vitest";
import { checkSpam, contactForm, lookupForm, newFormToken, reviewForm, withdrawalForm } from "./forms.server";

const right = {
  name: "Grazia Deledda",
  email: "grazia@example.com",
  topic: "visit",
  message: "Guten Tag\r\n\r\nBis bald",
};

it("reads missing and invalid fields as empty", () => {
  const form = new FormData();
  form.set("name", "Grazia");
  form.set("email", new File([], "x"));
  expect(contactForm.read(form)).toEqual({ name: "Grazia", email: "", topic: "", message: "" });
});

it("accepts a message and normalises it", () => {
  expect(contactForm.check({ ...right, name: "  Grazia \n Deledda " })).toEqual({
    value: { ...right, message: "Guten Tag\n\nBis bald" },
  });
});

it.each([
  [{ name: " " }, { name: "required" }],
  [{ email: "" }, { email: "required" }],
  [{ email: "grazia@" }, { email: "email" }],
  [{ topic: "spam" }, { topic: "topic" }],
  [{ message: "\n" }, { message: "required" }],
  [{ message: "x".repeat(5001) }, { message: "too_long" }],
  [
    { name: "x".repeat(121), topic: "" },
    { name: "too_long", topic: "topic" },
  ],
])("rejects %j", (wrong, errors) => {
  expect(contactForm.check({ ...right, ...wrong })).toEqual({ errors });
});

const typed = { rating: "4", title: "Wie bei Großmutter", text: "Knusprig.\nNicht zu süß.", name: "Grazia" };

test("accepts a complete form", () => {
  expect(reviewForm.check(typed)).toEqual({ value: { ...typed, rating: 4 } });
});

test("strips invisible characters from texts and line breaks from single-line fields", () => {
  expect(
    reviewForm.check({ ...typed, title: " a\n b\u0000 ", text: " x\r\ny\u0007 ", name: "Zoë\tO’Brien" }),
  ).toEqual({ value: { rating: 4, title: "a b", text: "x\ny", name: "Zoë O’Brien" } });
});

test("keeps markup and SQL as plain text", () => {
  const text = `<script>alert("1")</script> 👩‍🍳 '; DROP TABLE review; --`;
  expect(reviewForm.check({ ...typed, text })).toMatchObject({ value: { text } });
});

test.each([
  [{ rating: "" }, { rating: "required" }],
  [{ rating: "0" }, { rating: "required" }],
  [{ rating: "6" }, { rating: "required" }],
  [{ rating: "4.5" }, { rating: "required" }],
  [{ title: " " }, { title: "required" }],
  [{ title: "x".repeat(121) }, { title: "too_long" }],
  [{ text: "\u0000\n" }, { text: "required" }],
  [{ text: "x".repeat(3001) }, { text: "too_long" }],
  [{ text: "x".repeat(10_240) }, { text: "too_long" }],
  [{ name: "x".repeat(61) }, { name: "too_long" }],
  [
    { rating: "", title: "", text: "", name: "" },
    { rating: "required", title: "required", text: "required", name: "required" },
  ],
])("rejects %j with an error for each field", (wrong, errors) => {
  expect(reviewForm.check({ ...typed, ...wrong })).toEqual({ errors });
});

test("reads a form without fields as empty values", () => {
  expect(reviewForm.read(new FormData())).toEqual({ rating: "", title: "", text: "", name: "" });
});

const whole = { name: "Anna Berger", orderNumber: "1042", email: "anna@example.com", items: "" };

it("normalises the input and collapses single-line fields to one line", () => {
  const form = new FormData();
  form.set("name", " Anna\r\nBerger ");
  form.set("items", "1 Torrone\n2 Mandeln");
  form.set("orderNumber", "1042");
  form.set("email", "anna@example.com");
  expect(withdrawalForm.check(withdrawalForm.read(form))).toEqual({
    value: { ...whole, items: "1 Torrone\n2 Mandeln" },
  });
});

it.each([
  [{}, {}],
  [{ orderNumber: "weiß ich nicht mehr" }, {}],
  [{ name: "" }, { name: "invalid" }],
  [{ orderNumber: "" }, { orderNumber: "invalid" }],
  [{ email: "anna" }, { email: "invalid" }],
  [{ items: "x".repeat(1001) }, { items: "invalid" }],
])("validates %j with errors %j", (change, errors) => {
  const checked = withdrawalForm.check({ ...whole, ...change });
  expect("errors" in checked ? checked.errors : {}).toEqual(errors);
});

it("reads only its own fields and trims the values", () => {
  const form = new FormData();
  form.set("number", " 1042 ");
  form.set("other", "x");
  expect(lookupForm.read(form)).toEqual({ number: " 1042 ", email: "" });
  expect(lookupForm.check({ number: " 1042 ", email: " anna@example.com" })).toEqual({
    value: { number: "1042", email: "anna@example.com" },
  });
});

it.each([
  [{ number: "1042", email: "anna@example.com" }, {}],
  [{ number: "Nr. 1042", email: "anna@example.com" }, {}],
  [{ number: "1 042.", email: "anna@example.com" }, {}],
  [{ number: "１０４２", email: "anna@example.com" }, {}],
  [{ number: "", email: "anna@example.com" }, { number: "invalid" }],
  [
    { number: "order", email: "anna" },
    { number: "invalid", email: "invalid" },
  ],
  [{ number: "1".repeat(41), email: "anna@example.com" }, { number: "invalid" }],
])("validates %j with errors %j", (typed, errors) => {
  const checked = lookupForm.check(typed);
  expect("errors" in checked ? checked.errors : {}).toEqual(errors);
});

it.each([
  ["ST-1042-7K3M9QPD", "1042"],
  ["st 1042 7k3m9qpd", "1042"],
  ["ST10427K3M9QPD", "1042"],
  ["ST-1042", "1042"],
  ["F-2026-0042", "F-2026-0042"],
  ["Rechnung f 2026/42.", "F-2026-0042"],
  ["fattura n. F-2026-10042", "F-2026-10042"],
  ["Beleg dv2026/7", "DV-2026-0007"],
])("parses %s as number %s", (typed, number) => {
  const checked = lookupForm.check({ number: typed, email: "anna@example.com" });
  expect(checked).toEqual({ value: { number, email: "anna@example.com" } });
});

it.each(["NC-2026-0042", "RV-2026-0042", "F-26-1", "ST-1042-7K3M"])("rejects %s", (typed) => {
  expect(lookupForm.check({ number: typed, email: "anna@example.com" })).toHaveProperty("errors.number");
});

const secret = "s".repeat(32);
const shown = 1_795_000_000_000;
const stamp = newFormToken(secret, shown);
const day = 24 * 60 * 60 * 1000;

it.each([
  ["after three seconds", "", stamp, shown + 3000, "person"],
  ["after a day", "", stamp, shown + day, "person"],
  ["in less than three seconds", "", stamp, shown + 2999, "again"],
  ["after more than a day", "", stamp, shown + day + 1, "again"],
  ["with the hidden field filled in", "https://spam.example", stamp, shown + 60_000, "machine"],
  ["with a forged timestamp", "", stamp.replace(String(shown), String(shown - 10_000)), shown, "again"],
  ["without a token", "", "", shown, "again"],
  ["with an invalid token", "", "1.2.3", shown, "again"],
] as const)("classifies a form submitted %s", (_, honeypot, given, now, verdict) => {
  expect(checkSpam(secret, honeypot, given, now)).toBe(verdict);
});
