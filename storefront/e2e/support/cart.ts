import { expect, type Page } from "@playwright/test";
import { href } from "../../app/i18n/paths";
import type { Language } from "./languages";
import { smallHazelnut } from "./orders";

/**
 * Adds packs of the small hazelnut nougat (150 g, 7.10 euros) to a page's cart like another tab would, without opening
 * a page.
 */
export async function addToCart(page: Page, language: Language, quantity = 1): Promise<void> {
  const form = { intent: "add", variantId: await smallHazelnut(), quantity: String(quantity) };
  const answer = await page.request.post(href("cart", language), { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}
