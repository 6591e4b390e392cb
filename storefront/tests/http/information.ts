import type { APIRequestContext } from "./request";

/** Form data of the first checkout step for an address in Berlin. */
export const berlinInformation: Readonly<Record<string, string>> = {
  email: "grazia@example.com",
  "shipping.country": "de",
  "shipping.fullName": "Grazia Deledda",
  "shipping.street": "Hauptstraße 1",
  "shipping.postalCode": "10115",
  "shipping.city": "Berlin",
  billingSame: "on",
};

/** Form data of the payment step; a card is sent as the token its form gets from the payment provider. */
export async function paymentChoice(
  request: APIRequestContext,
  method: "bank_transfer" | "card",
  number = "4242 4242 4242 4242",
): Promise<Record<string, string>> {
  if (method !== "card") return { method };
  const card = { number, exp_month: "12", exp_year: "40", cvc: "123", locale: "de" };
  const answer = await request.post("/sandbox/confirmation_tokens", { data: card });
  return { method, token: ((await answer.json()) as { id: string }).id };
}
