import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageIntro } from "~/content/PageIntro";
import { fixedT } from "~/i18n/i18n.server";
import { type TextLanguage, textLanguages } from "~/i18n/languages";
import { languageOfPath } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { RouteHandle } from "~/layout/handle";
import { guaranteeNotice } from "~/platform/assets.server";
import { pageMeta, type WithHead } from "~/seo/meta";

/**
 * Text of the notice (implementing regulation (EU) 2025/1960) in the languages of the delivery countries, shown next to
 * the official picture or instead of it; one text per language, rendered with its `lang`. Long words contain soft
 * hyphens (U+00AD).
 */
const guaranteeTexts: Readonly<Record<TextLanguage, { title: string; text: string }>> = {
  de: {
    title: "Gesetzliches Gewährleistungs\u00adrecht",
    text: "Für unsere Waren gilt das gesetzliche Gewährleistungsrecht der Europäischen Union: Ist eine Ware bei der Lieferung mangelhaft und zeigt sich das innerhalb von mindestens zwei Jahren, können Sie kostenlos Reparatur oder Ersatz verlangen, und wenn das nicht möglich ist, einen Nachlass oder Ihr Geld zurück. Bei Lebensmitteln gilt das für die Zeit bis zum Mindesthaltbarkeitsdatum, das auf der Packung steht. Schreiben Sie uns einfach.",
  },
  it: {
    title: "Garanzia legale di conformità",
    text: "Per i nostri prodotti vale la garanzia legale di conformità dell’Unione europea: se un prodotto è difettoso alla consegna e il difetto si manifesta entro almeno due anni, può chiedere gratuitamente la riparazione o la sostituzione e, se non è possibile, una riduzione del prezzo o il rimborso. Per gli alimenti questo vale fino al termine minimo di conservazione indicato sulla confezione. Basta scriverci.",
  },
  en: {
    title: "Legal guarantee of conformity",
    text: "Our goods are covered by the legal guarantee of conformity of the European Union: if something is faulty on delivery and this shows within at least two years, you may ask for repair or replacement free of charge, and where that is not possible for a reduction or your money back. For food this holds until the best-before date on the pack. Simply write to us. Buyers in the United Kingdom have their rights under the Consumer Rights Act 2015.",
  },
  fr: {
    title: "Garantie légale de conformité",
    text: "Nos produits bénéficient de la garantie légale de conformité de l’Union européenne : si un produit est défectueux à la livraison et que le défaut apparaît dans un délai d’au moins deux ans, vous pouvez demander gratuitement la réparation ou le remplacement et, si cela n’est pas possible, une réduction du prix ou le remboursement. Pour les denrées alimentaires, cela vaut jusqu’à la date de durabilité minimale indiquée sur l’emballage. Il suffit de nous écrire.",
  },
  es: {
    title: "Garantía legal de conformidad",
    text: "Nuestros productos están cubiertos por la garantía legal de conformidad de la Unión Europea: si un producto es defectuoso en el momento de la entrega y el defecto se manifiesta en un plazo de al menos dos años (tres años en España), puede exigir gratuitamente la reparación o la sustitución y, si no es posible, una rebaja del precio o la devolución del dinero. En los alimentos, esto rige hasta la fecha de consumo preferente indicada en el envase. Basta con escribirnos.",
  },
};

export const handle = { i18n: ["pages"], cacheableParameters: [] } satisfies RouteHandle;
export const meta = pageMeta;

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const t = fixedT(language, "pages");
  return {
    head: {
      title: guaranteeTexts[language].title.replace("\u00ad", ""),
      description: t("guarantee.description"),
    },
    pictures: Object.fromEntries(textLanguages.map((l) => [l, guaranteeNotice(l)])),
  } satisfies WithHead & Record<string, unknown>;
}

/** Notice on the legal guarantee in the page's language, then in those of the other delivery countries. */
export default function Guarantee() {
  const t = useT("pages");
  const language = useLanguage();
  const { pictures } = useLoaderData<typeof loader>();
  const others = textLanguages.filter((other) => other !== language);
  return (
    <>
      <PageIntro title={guaranteeTexts[language].title} intro={guaranteeTexts[language].text} />
      <div className="page grid gap-14">
        {pictures[language] && (
          <img
            src={pictures[language]}
            alt={`${guaranteeTexts[language].title}: ${guaranteeTexts[language].text}`}
            className="w-full max-w-[44rem]"
          />
        )}
        <section aria-labelledby="others">
          <h2 id="others" className="text-2xl">
            {t("guarantee.others")}
          </h2>
          <div className="mt-6 grid gap-10">
            {others.map((other) => (
              // the id is the link target for buyers in France and Spain
              <section key={other} id={other} lang={other} className="max-w-text">
                <h3 className="text-lg">{guaranteeTexts[other].title}</h3>
                <p className="mt-2 text-chestnut">{guaranteeTexts[other].text}</p>
                {pictures[other] && (
                  <img
                    src={pictures[other]}
                    alt={guaranteeTexts[other].title}
                    loading="lazy"
                    className="mt-4 w-full max-w-[44rem]"
                  />
                )}
              </section>
            ))}
          </div>
        </section>
      </div>
    </>
  );
}
