import { expect, it } from "vitest";
import { contactForm } from "./contact-form";

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
