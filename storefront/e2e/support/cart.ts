import { expect, type Page } from "@playwright/test";
import { href } from "../../app/i18n/paths";
import { buyers } from "./goods";
import type { Language } from "../../app/i18n/languages";
import { countries, smallHazelnut } from "./orders";

/** Sends a form with a page's cookies like another tab would, without opening a page; the shop has to accept it. */
async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Adds packs of the small hazelnut nougat (150 g, 7.10 euros) to a page's cart. */
export async function addToCart(page: Page, language: Language, quantity = 1): Promise<void> {
  const form = { intent: "add", variantId: await smallHazelnut(), quantity: String(quantity) };
  await post(page, href("cart", language), form);
}

/** Gives the information of a language's buyer. @param street another street than the buyer's */
export async function giveInformation(
  page: Page,
  language: Language,
  email: string,
  street = buyers[language].street,
): Promise<void> {
  const { name, postalCode, city, province } = buyers[language];
  await post(page, href("checkout", language), {
    email,
    "shipping.country": countries[language],
    "shipping.fullName": name,
    "shipping.street": street,
    "shipping.postalCode": postalCode,
    "shipping.city": city,
    ...(province ? { "shipping.province": province } : {}),
    billingSame: "on",
  });
}

/** Chooses to pay by bank transfer. */
export const chooseTransfer = (page: Page, language: Language): Promise<void> =>
  post(page, href("checkoutPayment", language), { method: "bank_transfer" });
