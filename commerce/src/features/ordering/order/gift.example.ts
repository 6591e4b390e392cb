import { exampleOrder } from "./order-record.example";

const address = {
  company: "",
  first_name: "Oma",
  last_name: "Berger",
  address_1: "Lindenweg 4",
  address_2: "",
  postal_code: "80331",
  city: "München",
  province: "",
  country_code: "de",
  phone: "",
};

/** Who receives a gift. */
export const giftRecipient = address;

/** Who has paid for it. */
export const giftBuyer = { ...address, company: "Bottega Serra", first_name: "Anna" };

/** An order of Anna Berger for Oma Berger, with neither a card text nor a payment. */
export const giftOrder = exampleOrder({
  shipping_address: giftRecipient,
  billing_address: giftBuyer,
});
