import type { MedusaContainer } from "@medusajs/framework/types";
import { replaceInTerms, type ReplacedSentences } from "./steps/replace-in-terms";

/** The sentence as in the first seed texts, and with placeholders for what the owner can change. */
const sentences: ReplacedSentences = {
  de: [
    "Versandkosten von 6,90 €; ab einem Warenwert von 50 €",
    "Versandkosten von {{shipping.price}}; ab einem Warenwert von {{shipping.freeFrom}}",
  ],
  it: [
    "6,90 € di spedizione; da 50 € di merce",
    "{{shipping.price}} di spedizione; da {{shipping.freeFrom}} di merce",
  ],
  en: [
    "Delivery costs €6.90 on top; it is free for goods worth €50",
    "Delivery costs {{shipping.price}} on top; it is free for goods worth {{shipping.freeFrom}}",
  ],
};

/** Makes the terms of an existing shop refer to the configured shipping price. */
export default async function termsShipping({ container }: { container: MedusaContainer }): Promise<void> {
  await replaceInTerms(container, sentences);
}
