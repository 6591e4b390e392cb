import { expect, test } from "vitest";
import { specMessages } from "../../e2e/support/spec-messages";
import { resources } from "./i18n.server";
import { languages } from "./languages";

const textAt = (language: string, namespace: string, key: string): unknown =>
  key
    .split(".")
    .reduce<unknown>(
      (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
      resources[language]?.[namespace],
    );

test.each(specMessages.flatMap((row) => languages.map((language) => ({ ...row, language }))))(
  "$namespace:$key in $language has the text of the specification",
  ({ language, namespace, key, text }) => {
    const shown = textAt(language, namespace, key);
    expect(shown).toSatisfy((found: string) => found.startsWith(text[language]));
    // the specified text must not end in the middle of a word
    expect(String(shown).slice(text[language].length)).toMatch(/^([.:; ]|$)/);
  },
);

test("the table contains every message of the specification", () => {
  // the messages of spec §5 and §8
  const english = specMessages.map(({ text }) => text.en);
  for (const message of [
    "An error occurred",
    "Data validation error",
    "Order creation error",
    "An error occurred during data validation. Please try again later.",
    "We encountered a problem. Please retry the checkout.",
    "Enter a promo code",
    "Invalid promo code",
    "Order data not available",
    "Order not found",
    "Error loading order",
    "Cannot download invoice",
    "Error downloading invoice",
    "No products found",
    "Try modifying the search filters",
    "Non-existent category",
    "No categories available",
    "There are no reviews for this product yet.",
    "Page Not Found",
    "Internal Server Error",
  ]) {
    expect(english).toContain(message);
  }
});
