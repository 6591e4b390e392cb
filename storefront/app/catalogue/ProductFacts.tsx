import { Link } from "@remix-run/react";
import { weight } from "@su-turrone/contract/formats";
import type { ReactNode } from "react";
import type { BoxContentView } from "@su-turrone/contract/catalogue";
import type { Product, Variant } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { TasteSheet } from "./food-label.server";

/** A row of a definition list (`dl`): name and content. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-x-4 py-2.5 min-[24rem]:grid-cols-[minmax(8rem,2fr)_5fr]">
      <dt className="text-chestnut hyphens-auto">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

/** Texture and sweetness on a scale, pairings, shelf life, and the number of servings of the chosen weight. */
export function TasteFacts({ sheet, variant }: { sheet: TasteSheet; variant: Variant | undefined }) {
  const { title, demo, rows, servings } = sheet;
  return (
    <section aria-labelledby="taste">
      <h2 id="taste" className="text-xl">
        {title}
      </h2>
      <dl className="mt-4 divide-y divide-sand border-y border-sand">
        {rows.map(({ name, text, scale }) => (
          <Row key={name} name={name}>
            {text}
            {scale && (
              <>
                <span className="sr-only">, {scale.words}</span>
                <span aria-hidden="true" className="mt-1.5 block max-w-60 text-xs text-chestnut">
                  <svg viewBox="0 0 112 12" className="block stroke-edge">
                    <path d="M6 6H106M6 3v6M31 3v6M56 3v6M81 3v6M106 3v6" />
                    <circle cx={25 * scale.step - 19} cy="6" r="5" className="fill-ink stroke-none" />
                  </svg>
                  <span className="flex justify-between gap-x-4">
                    {scale.ends.map((end) => (
                      <span key={end}>{end}</span>
                    ))}
                  </span>
                </span>
              </>
            )}
          </Row>
        ))}
        {servings && variant && <Row name={servings.name}>{servings.byWeight[variant.grams]}</Row>}
      </dl>
      {demo && <p className="mt-2 text-sm text-chestnut">{demo}</p>}
    </section>
  );
}

export function BoxContents({ contents }: { contents: readonly BoxContentView[] }) {
  const t = useT("catalogue");
  const language = useLanguage();
  const tile = "band-tile band min-h-18";
  return (
    <section aria-labelledby="contents">
      <h2 id="contents" className="text-xl">
        {t("product.contents")}
      </h2>
      <ul className="mt-4 grid grid-cols-3 gap-px sm:grid-cols-5">
        {contents.map(({ id, name, pieces, band, slugs }) => {
          const what = pieces > 1 ? `${pieces} × ${name}` : name;
          return (
            <li key={id} data-band={band}>
              {slugs ? (
                <Link to={href("product", language, { slug: slugs[language] })} className={tile}>
                  {what}
                </Link>
              ) : (
                <span className={tile}>{what}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Props {
  product: Product;
  variant: Variant | undefined;
  /** Whether the food label next to it already shows weight and origin. */
  hasFoodLabel: boolean;
}

/** "Additional information" (spec §2) beyond the food label; without a label also weight and origin. */
export function ProductFacts({ product, variant, hasFoodLabel }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  const categories = product.categories.map(({ id, name, slugs }) => (
    <Link key={id} to={href("category", language, { slug: slugs[language] })} className="link">
      {name}
    </Link>
  ));
  const rows: [label: string, value: ReactNode][] = [
    [t("product.netWeight"), !hasFoodLabel && variant && weight(variant.grams, language)],
    [t("product.origin"), !hasFoodLabel && product.origin],
    [t("product.brand"), product.brand],
    [
      t("product.category"),
      categories.length > 0 && <span className="flex flex-wrap gap-x-4">{categories}</span>,
    ],
    [t("product.tags"), product.tags.map((tag) => tag.name).join(", ")],
    [t("product.sku"), variant?.sku],
  ];
  return (
    <dl className="divide-y divide-sand border-y border-sand">
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <Row key={name} name={name}>
            {value}
          </Row>
        ))}
    </dl>
  );
}
