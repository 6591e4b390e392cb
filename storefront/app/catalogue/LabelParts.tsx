import type { ReactNode } from "react";
import { weight } from "@su-turrone/contract/formats";
import type { Variant } from "~/commerce/types";
import { useSite } from "~/layout/use-site";
import { Row } from "./Rows";
import type { LabelSheet } from "./label-types";

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

/**
 * Food information in one language as one list; the weight is the chosen one, the company is the responsible food
 * business (art. 8).
 */
export function LabelParts({ sheet, variant }: { sheet: LabelSheet; variant: Variant | undefined }) {
  const company = useSite()?.company;
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
