import { Link, useLocation } from "@remix-run/react";
import { money, weight } from "@su-turrone/contract/formats";
import { type ChoiceName, choiceNames } from "@su-turrone/contract/lists";
import type { TFunction } from "i18next";
import type { Category, ListQuery } from "~/commerce/types";
import { useLanguage, useT } from "~/i18n/react";
import { CloseIcon } from "~/ui/icons";
import { listSearch, withoutFilters } from "./list-query";

/** Label of a choice's value: "Mandeln", "weich", "ohne Milch", "Weihnachten". */
export const choiceLabel = (t: TFunction<"list">, name: ChoiceName, value: string): string =>
  t(`choices.${name}.${value}` as "choices.nut.almonds");

interface Chip {
  label: string;
  queryWithout: ListQuery;
}

/** Active filters, each with a link to remove it; visible even while the filter panel is hidden. */
export function ChosenFilters({ query, categories }: { query: ListQuery; categories: readonly Category[] }) {
  const t = useT("list");
  const language = useLanguage();
  const { pathname } = useLocation();
  const firstPage = { ...query, page: 1 };
  const chips: Chip[] = [
    ...categories.flatMap(({ name, slugs }) => {
      const selectedSlugs = query.categories.filter((slug) => Object.values(slugs).includes(slug));
      const queryWithout = {
        ...firstPage,
        categories: query.categories.filter((slug) => !selectedSlugs.includes(slug)),
      };
      return selectedSlugs.length > 0 ? [{ label: name, queryWithout }] : [];
    }),
    ...(["min", "max"] as const).flatMap((bound) => {
      const cents = query[bound];
      if (cents === null) return [];
      const label = t(`chosen.${bound}`, { price: money(cents, language) });
      return [{ label, queryWithout: { ...firstPage, [bound]: null } }];
    }),
    ...query.weights.map((grams) => ({
      label: weight(grams, language),
      queryWithout: { ...firstPage, weights: query.weights.filter((other) => other !== grams) },
    })),
    ...choiceNames.flatMap((name) =>
      query.choices[name].map((value) => ({
        label: choiceLabel(t, name, value),
        queryWithout: {
          ...firstPage,
          choices: { ...query.choices, [name]: query.choices[name].filter((other) => other !== value) },
        },
      })),
    ),
    ...(query.available
      ? [{ label: t("filter.available"), queryWithout: { ...firstPage, available: false } }]
      : []),
  ];
  return (
    <div role="group" aria-label={t("chosen.label")}>
      <ul className="mt-1 mb-4 flex flex-wrap items-center gap-2">
        {chips.map(({ label, queryWithout }) => (
          <li key={label}>
            <Link
              to={pathname + listSearch(queryWithout)}
              preventScrollReset
              replace
              discover="none"
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge py-1 pr-3 pl-4 text-sm hover:bg-linen"
            >
              <span className="sr-only">{t("chosen.remove")} </span>
              {label}
              <CloseIcon className="size-4" />
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={pathname + listSearch(withoutFilters(query))}
            preventScrollReset
            replace
            discover="none"
            className="link inline-flex min-h-11 items-center px-2 text-sm"
          >
            {t("chosen.clear")}
          </Link>
        </li>
      </ul>
    </div>
  );
}
