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
