import { expect, it } from "vitest";
import { withCleanTexts } from "./clean-body";

it("removes hidden characters from texts at any depth, and nothing else", () => {
  const body = {
    title: "Torrone\u000b alle\u0000 mandorle\uffff",
    subtitle: "due\nrighe\te un 🎄",
    options: [{ values: ["\u202a300 g\u202c", "5\ud83c00 g"] }],
    weight: 300,
    discountable: false,
    collection_id: null,
  };
  expect(withCleanTexts(body)).toEqual({
    title: "Torrone alle mandorle",
    subtitle: "due\nrighe\te un 🎄",
    options: [{ values: ["300 g", "500 g"] }],
    weight: 300,
    discountable: false,
    collection_id: null,
  });
  expect(withCleanTexts(undefined)).toBeUndefined();
  const buffer = Buffer.from([0, 1]);
  expect(withCleanTexts(buffer)).toBe(buffer);
});
