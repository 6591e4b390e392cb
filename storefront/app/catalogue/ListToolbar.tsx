import { sorts } from "@su-turrone/contract/lists";
import type { ListQuery } from "~/commerce/list-types";
import { useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Select } from "~/ui/Field";
import { listSearch } from "./list-query";
import { listFormId, type ListFormHandle } from "./use-list-form";

interface Props {
  form: ListFormHandle;
  query: ListQuery;
  /** Number of products on all pages. */
  count: number;
}

/** Number of products, announced after each change of the list, and the sort order. */
export function ListToolbar({ form, query, count }: Props) {
  const t = useT("list");
  const words = query.words;
  return (
    // on phones it shares a line with the filter button while the panel is closed; on the narrowest phones without the
    // number
    <div className="mt-3 mb-5 flex flex-wrap items-end justify-between gap-x-2 max-md:items-center gap-y-3 border-sand max-md:[details:not([open])+:empty+&]:pointer-events-none max-md:[details:not([open])+:empty+&]:-mt-[2.875rem] max-md:[details:not([open])+:empty+&]:mb-3 max-md:[details:not([open])+:empty+&]:pl-[5.25rem] md:mt-2 md:mb-6 md:items-center md:gap-x-8 md:border-b md:pb-2">
      <p role="status" className="py-3 text-sm text-chestnut max-md:py-2.5 max-[22rem]:sr-only">
        {/* a new element for each query: the number must be announced even if a changed filter yields the same one */}
        <span key={listSearch(query)}>
          {words === "" ? t("count", { count }) : t("countFor", { count, words })}
        </span>
      </p>
      <div className="pointer-events-auto ml-auto flex flex-wrap items-end gap-3 max-sm:-mt-1.5">
        <Select
          name="sort"
          form={listFormId}
          label={
            <span className="text-sm whitespace-nowrap text-chestnut max-sm:sr-only">{t("sort.label")}</span>
          }
          className="relative max-sm:w-[10.5rem] md:flex md:items-center md:gap-x-3"
          defaultValue={query.sort}
          onChange={form.onChange}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(words !== "" && sort === "recommended" ? "sort.relevance" : `sort.${sort}`)}
            </option>
          ))}
        </Select>
        <noscript>
          <Button variant="secondary" form={listFormId}>
            {t("sort.apply")}
          </Button>
        </noscript>
      </div>
    </div>
  );
}
