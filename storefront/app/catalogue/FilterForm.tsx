import { Form, Link, useLocation } from "@remix-run/react";
import type { CatalogueFacets } from "@su-turrone/contract/catalogue";
import { money, weight } from "@su-turrone/contract/formats";
import { type ChoiceName, choiceNames } from "@su-turrone/contract/lists";
import type { ReactNode } from "react";
import { type Category, defaultListQuery, type ListQuery } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { useHydrated } from "~/ui/use-hydrated";
import { choiceLabel } from "./ChosenFilters";
import { euroText } from "./list-query";
import { type ListFormHandle, listFormId } from "./use-list-form";

interface Choice {
  value: string;
  label: string;
  /** Number of products it would list. */
  count: number;
  chosen: boolean;
}

/** Choices that list something, and chosen ones, so that they can be deselected. */
export const offered = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ count, chosen }) => count > 0 || chosen);

/** Checkboxes with the same name, each with the number of products it would list. */
function Choices({
  name,
  legend,
  hint,
  choices: all,
}: {
  name: string;
  legend: string;
  hint?: ReactNode;
  choices: readonly Choice[];
}) {
  const t = useT("list");
  const choices = offered(all);
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className={hint ? "" : "mb-2"}>{legend}</legend>
      {hint && <p className="text-sm text-chestnut">{hint}</p>}
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ value, label, count, chosen }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen}
              className="size-5 shrink-0 accent-band"
            />
            <span className="whitespace-nowrap">
              {label}
              <span aria-hidden="true" className="figures text-sm text-chestnut">
                {" "}
                ({count})
              </span>
              <span className="sr-only">, {t("count", { count })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface Props {
  form: ListFormHandle;
  query: ListQuery;
  facets: CatalogueFacets;
  /** Number of products on all pages. */
  count: number;
  /** Categories to choose from; empty on the page of a category. */
  categories: readonly Category[];
}

/** A GET form whose state is the URL; the sort field belongs to it by its `form` attribute. */
export function FilterForm({ form, query, facets, count, categories }: Props) {
  const t = useT("list");
  const tCommon = useT();
  const language = useLanguage();
  const { pathname } = useLocation();
  const countOf = (id: string) => facets.categories.find((facet) => facet.id === id)?.count ?? 0;
  return (
    <Form
      id={listFormId}
      method="get"
      action={pathname}
      onChange={form.onChange}
      onSubmit={form.onSubmit}
      className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-[auto_minmax(14rem,1fr)_minmax(18rem,1.3fr)_auto]"
    >
      {query.words !== "" && <input type="hidden" name="q" value={query.words} />}
      {query.size !== defaultListQuery.size && <input type="hidden" name="size" value={query.size} />}
      <fieldset>
        <legend className="mb-2">{t("filter.price")}</legend>
        <div className="flex items-start gap-3">
          {(["min", "max"] as const).map((bound) => (
            <Field
              key={bound}
              name={bound}
              label={<span className="text-sm text-chestnut">{t(`filter.${bound}`)}</span>}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={facets.price ? money(facets.price[bound], language) : undefined}
              defaultValue={euroText(query[bound], language)}
              className="w-28"
            />
          ))}
        </div>
      </fieldset>
      <Choices
        name="weight"
        legend={t("filter.weight")}
        choices={weightsOf(query, facets).map(({ grams, count }) => ({
          value: String(grams),
          label: weight(grams, language),
          count,
          chosen: query.weights.includes(grams),
        }))}
      />
      {categories.length > 0 && (
        <Choices
          name="category"
          legend={t("filter.category")}
          choices={categories.map(({ id, name, slugs }) => ({
            value: slugs[language],
            label: name,
            count: countOf(id),
            chosen: query.categories.some((slug) => Object.values(slugs).includes(slug)),
          }))}
        />
      )}
      {choiceNames.map((name) => (
        <Choices
          key={name}
          name={name}
          legend={t(`choices.${name}.legend`)}
          hint={
            name === "free" && (
              <>
                {t("choices.byLabel")} {t("choices.notOffered")}{" "}
                <Link to={href("allergens", language)} className="link">
                  {tCommon("footer.allergens")}
                </Link>
              </>
            )
          }
          choices={valuesOf(query, facets, name).map(({ value, count }) => ({
            value,
            label: choiceLabel(t, name, value),
            count,
            chosen: query.choices[name].some((chosen) => chosen === value),
          }))}
        />
      ))}
      <Choices
        name="available"
        legend={t("filter.availability")}
        choices={[
          { value: "1", label: t("filter.available"), count: facets.available, chosen: query.available },
        ]}
      />
      <ShowResultsButton count={count} />
      <noscript className="sm:col-span-full">
        <Button variant="secondary">{t("filter.apply")}</Button>
      </noscript>
    </Form>
  );
}

/** Available weights, plus chosen ones that are no longer available, so that they can be deselected. */
function weightsOf(query: ListQuery, facets: CatalogueFacets): CatalogueFacets["weights"] {
  const unavailable = query.weights.filter((grams) => !facets.weights.some((facet) => facet.grams === grams));
  return [...facets.weights, ...unavailable.map((grams) => ({ grams, count: 0 }))].sort(
    (a, b) => a.grams - b.grams,
  );
}

/** Available values of a choice, plus chosen ones that are no longer available. */
function valuesOf(query: ListQuery, { choices }: CatalogueFacets, name: ChoiceName) {
  const chosen: readonly string[] = query.choices[name];
  const unavailable = chosen.filter((value) => !choices[name].some((facet) => facet.value === value));
  return [...choices[name], ...unavailable.map((value) => ({ value, count: 0 }))];
}

/** On phones the panel covers the products: this button closes it and brings them into view. */
function ShowResultsButton({ count }: { count: number }) {
  const t = useT("list");
  if (!useHydrated()) return null;
  return (
    <div className="sticky bottom-0 z-10 -mx-1 bg-wafer px-1 py-3 md:hidden">
      <Button
        wide
        onClick={({ currentTarget }) => {
          const panel = currentTarget.closest("details");
          const summary = panel?.querySelector("summary");
          if (!panel || !summary) return;
          panel.open = false;
          summary.focus({ preventScroll: true });
          summary.scrollIntoView({ block: "start" });
        }}
      >
        {t("filter.show", { count })}
      </Button>
    </div>
  );
}
