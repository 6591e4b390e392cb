import { expect, test } from "vitest";
import { reviewForm } from "./review-form";

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
