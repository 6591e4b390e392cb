import type { MedusaContainer } from "@medusajs/framework/types";
import { CONTENT_MODULE } from "../modules/content";
import type { ContentLanguage } from "../modules/content/kinds";
import type { ContentService } from "../modules/content/service";

/** The sentence as earlier first texts had it, and with placeholders for what the owner may change. */
const sentences: Readonly<Partial<Record<ContentLanguage, readonly [before: string, after: string]>>> = {
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

/** Makes the terms of a shop that has its texts already name the countries and days of delivery that are set. */
export default async function termsDelivery({ container }: { container: MedusaContainer }): Promise<void> {
  const content: ContentService = container.resolve(CONTENT_MODULE);
  const pages = await content.listEntries({ kind: "page", role: "terms" }, { relations: ["texts"] });
  const changed = pages
    .flatMap(({ texts }) => texts)
    .flatMap(({ id, language, body }) => {
      const [before, after] = sentences[language] ?? [];
      return before && after && body.includes(before) ? [{ id, body: body.replace(before, after) }] : [];
    });
  if (changed.length > 0) await content.updateEntryTexts(changed);
}
