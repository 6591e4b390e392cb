import { expect, it } from "vitest";
import { begunBy, isDoubtful, noteBegun, noteDoubtful } from "./doubtful-changes.server";

it("remembers the forms whose answer was lost, but none without a number", () => {
  noteDoubtful("form_1");
  noteDoubtful("");
  expect([isDoubtful("form_1"), isDoubtful("form_2"), isDoubtful("")]).toEqual([true, false, false]);
});

it("only a number that cannot be guessed leads back to the cart it has begun", () => {
  const form = "1b671a64-40d5-491e-99b0-da01ff1f3341-0";
  noteBegun(form, "cart_6");
  noteBegun("1", "cart_7");
  expect([begunBy(form), begunBy("1"), begunBy("")]).toEqual(["cart_6", undefined, undefined]);
});
