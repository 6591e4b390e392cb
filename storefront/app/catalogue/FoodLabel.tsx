import { Link } from "@remix-run/react";
import { weight } from "@su-turrone/contract/formats";
import type { ReactNode } from "react";
import type { Variant } from "~/commerce/types";
import type { BuyerLink } from "~/content/buyer-texts";
import { BuyerLinks } from "~/content/BuyerLinks";
import type { NoticeLanguage } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";
import type { IngredientShare, LabelSheet } from "./food-label.server";
import { Row } from "./ProductFacts";

/** Nutrition declaration per 100 g, in the order and units required by law (annex XV). */
function Nutrition({ nutrition }: { nutrition: NonNullable<LabelSheet["nutrition"]> }) {
  return (
    <table className="mt-4 w-full border-collapse text-sm">
      <caption className="pb-1 text-left text-chestnut">{nutrition.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{nutrition.nutrient}</th>
          <th scope="col">{nutrition.amount}</th>
        </tr>
      </thead>
      <tbody>
        {nutrition.rows.map(({ name, amount, isPart }) => (
          <tr key={name} className="border-t border-sand">
            <th scope="row" className={`py-1.5 pr-4 text-left font-normal ${isPart ? "pl-5" : ""}`}>
              {name}
            </th>
            <td className="figures py-1.5 text-right">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Food information in one language as one list; the company is the responsible food business (art. 8). */
function LabelParts({ sheet, variant }: { sheet: LabelSheet; variant: Variant | undefined }) {
  const company = useRootData()?.company;
  const ownRows: [string, ReactNode][] = [
    [sheet.netWeight, variant && weight(variant.grams, sheet.language)],
    [sheet.business, company && `${company.name}, ${company.street}, ${company.postal_code} ${company.city}`],
  ];
  return (
    <>
      {sheet.demo && <p className="mb-2 text-sm text-chestnut">{sheet.demo}</p>}
      <dl className="divide-y divide-sand border-y border-sand">
        {sheet.rows.map(({ name, lines }) => (
          <Row key={name} name={name}>
            {lines.map((line, index) => (
              <span key={index} className="block">
                {line.map(({ text, strong }, part) =>
                  strong ? <strong key={part}>{text}</strong> : <span key={part}>{text}</span>,
                )}
              </span>
            ))}
          </Row>
        ))}
        {ownRows.map(
          ([name, value]) =>
            value && (
              <Row key={name} name={name}>
                {value}
              </Row>
            ),
        )}
      </dl>
      {sheet.nutrition && <Nutrition nutrition={sheet.nutrition} />}
    </>
  );
}

const shareColours = ["text-ink", "text-honey", "text-edge", "text-leaf"] as const;

/** The ingredients in proportion. */
function Shares({ shares }: { shares: readonly IngredientShare[] }) {
  const startOf = (index: number) => shares.slice(0, index).reduce((sum, { percent }) => sum + percent, 0);
  return (
    <>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-8 w-full bg-sand">
        {shares.map(({ percent, text }, index) => (
          <rect
            key={text}
            x={startOf(index)}
            width={percent}
            height="8"
            className={`fill-current stroke-paper stroke-[0.3] ${shareColours[index % shareColours.length]}`}
          />
        ))}
      </svg>
      <ul className="mt-2 mb-5 flex flex-wrap gap-x-6 text-sm">
        {shares.map(({ text }, index) => (
          <li key={text} className={`flex items-center gap-2 ${shareColours[index % shareColours.length]}`}>
            <span aria-hidden="true" className="size-3 bg-current" />
            <span className="text-almond">{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A label in a language that is not a page language, with its surrounding texts. */
export interface NoticeSheet extends LabelSheet {
  language: NoticeLanguage;
  title: string;
  anchor: string;
  links: readonly BuyerLink[];
}

interface Props {
  /** null if there is no food information. */
  label: LabelSheet | null;
  shares: readonly IngredientShare[];
  /** The label in French and Spanish, for delivery countries whose language the shop does not offer (art. 15). */
  notices: readonly NoticeSheet[];
  variant: Variant | undefined;
}

/** Mandatory food information before the contract (regulation (EU) 1169/2011 art. 9 and 14). */
export function FoodLabel({ label, shares, notices, variant }: Props) {
  const t = useT("product");
  const tCommon = useT();
  const pageLanguage = useLanguage();
  return (
    <section aria-labelledby="label" className="min-w-0">
      <h2 id="label" className="mb-4 text-xl">
        {t("label.title")}
      </h2>
      {label ? (
        <>
          {shares.length > 0 && <Shares shares={shares} />}
          <LabelParts sheet={label} variant={variant} />
          <div className="mt-6 border-b border-chestnut/20">
            {notices.map((sheet) => (
              <details key={sheet.language} lang={sheet.language} className="border-t border-chestnut/20">
                <summary className="min-h-11 cursor-pointer py-2.5">{sheet.title}</summary>
                <div id={sheet.anchor} className="scroll-mt-24 pt-2 pb-6">
                  <LabelParts sheet={sheet} variant={variant} />
                  <div className="mt-4">
                    <BuyerLinks language={sheet.language} links={sheet.links} />
                  </div>
                </div>
              </details>
            ))}
          </div>
        </>
      ) : (
        <p>
          {t("label.missing")}{" "}
          <Link to={href("contact", pageLanguage)} className="link">
            {t("label.ask")}
          </Link>
          .
        </p>
      )}
      <p className="mt-4">
        <Link to={href("allergens", pageLanguage)} className="link inline-block py-1">
          {tCommon("footer.allergens")}
        </Link>
      </p>
    </section>
  );
}
