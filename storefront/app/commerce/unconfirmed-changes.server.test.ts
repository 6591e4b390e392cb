import { expect, it } from "vitest";
import {
  cartOfSubmission,
  isUnconfirmed,
  recordCartOfSubmission,
  recordUnconfirmedChange,
} from "./unconfirmed-changes.server";

it("records forms whose response was lost, except those without an ID", async () => {
  await recordUnconfirmedChange("cart_1", "form_1");
  await recordUnconfirmedChange("cart_1", "");
  expect(await isUnconfirmed("cart_1", "form_1")).toBe(true);
  expect(await isUnconfirmed("cart_1", "form_2")).toBe(false);
  expect(await isUnconfirmed("cart_1", "")).toBe(false);
  // several visitors may receive the same page
  expect(await isUnconfirmed("cart_2", "form_1")).toBe(false);
});

it("restores the cart of a form only by an ID that cannot be guessed", async () => {
  const form = "1b671a6440d5491e99b0da01ff1f3341-0";
  await recordCartOfSubmission(form, "cart_6");
  await recordCartOfSubmission("ab3dE_fgh1jk", "cart_7");
  const carts = await Promise.all([form, "ab3dE_fgh1jk", ""].map(cartOfSubmission));
  expect(carts).toEqual(["cart_6", undefined, undefined]);
});
