import { expect, test } from "vitest";
import { emailAddress, mailboxAddress } from "./request-fields";

test.each([
  ["anna@example.com", "anna@example.com"],
  [" \u202aanna@example.com\u202c ", "anna@example.com"],
  ["anna@müller.de", "anna@xn--mller-kva.de"],
  ["Anna@MÜLLER.de", "Anna@xn--mller-kva.de"],
  // decomposed (NFD), as typed on macOS
  ["anna@mu\u0308ller.de", "anna@xn--mller-kva.de"],
  ["maria@caffè.it", "maria@xn--caff-8oa.it"],
  ["anna@straße.de", "anna@xn--strae-oqa.de"],
  [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
])("accepts %j", (typed, sent) => {
  expect(emailAddress.parse(typed)).toBe(sent);
});

test.each([
  ["", "required"],
  ["anna", "email"],
  ["@müller.de", "email"],
  ["änna@müller.de", "email"],
  ["anna@", "email"],
  ["anna@müller", "email"],
  ["anna@müller.de/x", "email"],
  ["anna@müller .de", "email"],
  ["anna@127.1", "email"],
  ["anna@-müller-.de?", "email"],
  [`${"a".repeat(65)}@example.com`, "email"],
  [`${"a".repeat(250)}@müller.de`, "too_long"],
])("rejects %j: %s", (typed, why) => {
  expect(emailAddress.safeParse(typed).error?.issues[0]?.message).toBe(why);
});

test("normalises different spellings of a mailbox to one address", () => {
  expect(mailboxAddress.parse("Anna@MÜLLER.de")).toBe("anna@xn--mller-kva.de");
});
