import { Table } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { Paged } from "../lib/use-paged";

type PagesOfList = Pick<Paged<{ count: number }>, "data" | "page" | "pageSize" | "setPage">;

/** On phones the buttons are below the numbers. */
const paginationStyle = "max-sm:flex-wrap max-sm:justify-end max-sm:gap-y-2";

/** "1 to 50 of 120" with previous and next buttons; renders nothing for an empty list. */
export function ListPagination({ list }: { list: PagesOfList }) {
  const { t } = useTranslation();
  const { data, page, pageSize, setPage } = list;
  const count = data?.count ?? 0;
  if (count === 0) return null;
  const pageCount = Math.ceil(count / pageSize);
  return (
    <Table.Pagination
      className={paginationStyle}
      count={count}
      pageSize={pageSize}
      pageIndex={page}
      pageCount={pageCount}
      canPreviousPage={page > 0}
      canNextPage={page + 1 < pageCount}
      previousPage={() => setPage(page - 1)}
      nextPage={() => setPage(page + 1)}
      // the admin's own translations, in the user's language
      translations={{
        of: t("general.of"),
        results: t("general.results"),
        pages: t("general.pages"),
        prev: t("general.prev"),
        next: t("general.next"),
      }}
    />
  );
}
