import { expect, test } from "vitest";
import { reviewForm } from "./review-form";

const typed = { rating: "4", title: "Wie bei Großmutter", text: "Knusprig.\nNicht zu süß.", name: "Grazia" };

test("a whole form is a review", () => {
  expect(reviewForm.check(typed)).toEqual({ value: { ...typed, rating: 4 } });
});

test("texts lose what cannot be seen, and lines their breaks", () => {
  expect(
    reviewForm.check({ ...typed, title: " a\n b\u0000 ", text: " x\r\ny\u0007 ", name: "Zoë\tO’Brien" }),
  ).toEqual({ value: { rating: 4, title: "a b", text: "x\ny", name: "Zoë O’Brien" } });
});

test("whatever it looks like, it is text", () => {
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
])("%j is refused field by field", (wrong, errors) => {
  expect(reviewForm.check({ ...typed, ...wrong })).toEqual({ errors });
});

test("a form without fields is an empty one", () => {
  expect(reviewForm.read(new FormData())).toEqual({ rating: "", title: "", text: "", name: "" });
});
