import { Link, useLocation } from "@remix-run/react";
import type { ListQuery } from "~/commerce/list-types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { NoProducts } from "./NoProducts";
import { isFiltered, listSearch, withoutFilters } from "./list-query";

/** "No products found" (spec §8): with active filters, it offers to remove them. */
export function EmptyList({ query }: { query: ListQuery }) {
  const t = useT("catalogue");
  const tList = useT("list");
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <NoProducts hint={t("list.emptyHint")}>
      {isFiltered(query) ? (
        <Link to={pathname + listSearch(withoutFilters(query))} preventScrollReset className="link">
          {tList("chosen.clear")}
        </Link>
      ) : (
        <Link to={href("products", language)} className="link">
          {t("list.showAll")}
        </Link>
      )}
    </NoProducts>
  );
}
