import type { MedusaContainer } from "@medusajs/framework/types";
import { replaceInTerms, type ReplacedSentences } from "./steps/replace-in-terms";

/** The sentence as in earlier seed texts, and with placeholders for what the owner can change. */
const sentences: ReplacedSentences = {
  de: [
    "Wir liefern nach Italien, Frankreich, Deutschland, Spanien und in das Vereinigte Königreich, in der Regel innerhalb von 2–3 Werktagen.",
    "Wir liefern in diese Länder: {{shipping.countries}}, in der Regel innerhalb von {{delivery.days}} Werktagen.",
  ],
  it: [
    "Consegniamo in Italia, Francia, Germania, Spagna e Regno Unito, di norma in 2–3 giorni lavorativi.",
    "Consegniamo in questi Paesi: {{shipping.countries}}, di norma in {{delivery.days}} giorni lavorativi.",
  ],
  en: [
    "We deliver to Italy, France, Germany, Spain and the United Kingdom, as a rule within 2–3 business days.",
    "We deliver to these countries: {{shipping.countries}}, as a rule within {{delivery.days}} business days.",
  ],
};

/** Makes the terms of an existing shop refer to the configured delivery countries and times. */
export default async function termsDelivery({ container }: { container: MedusaContainer }): Promise<void> {
  await replaceInTerms(container, sentences);
}
