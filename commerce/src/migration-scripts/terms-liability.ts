import type { MedusaContainer } from "@medusajs/framework/types";
import { replaceInTerms, type ReplacedSentences } from "./steps/replace-in-terms";

/** The clause as in earlier seed texts, where only the German one limited the liability, and the same for all. */
const sentences: ReplacedSentences = {
  de: [
    "Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei leicht fahrlässiger Verletzung wesentlicher Vertragspflichten ist die Haftung auf den vorhersehbaren, typischen Schaden begrenzt. Die Haftung nach dem Produkthaftungsrecht bleibt unberührt.",
    "Wir haften nach dem Gesetz; diese Bedingungen schränken unsere Haftung nicht ein.",
  ],
  it: [
    "Nulla in queste condizioni esclude o limita la nostra responsabilità per dolo o colpa grave, per danni alla persona o per prodotto difettoso.",
    "Rispondiamo secondo la legge; queste condizioni non limitano la nostra responsabilità.",
  ],
  en: [
    "Nothing in these terms excludes or limits our liability for intent or gross negligence, for injury to life, body or health, or for defective products.",
    "We are liable as the law provides; these terms do not limit our liability.",
  ],
};

/** Makes the terms of an existing shop say the same about liability in all languages. */
export default async function termsLiability({ container }: { container: MedusaContainer }): Promise<void> {
  await replaceInTerms(container, sentences);
}
