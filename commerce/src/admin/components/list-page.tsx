import { Container, Heading, Table, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Paged } from "../lib/use-paged";

interface Texts {
  title: string;
  /** What the list is, or what one should know before reading it. */
  hint?: string | undefined;
  loadFailed: string;
  /** Instead of the table, where there is nothing in it. */
  none: string;
  /** Headings of the columns; "" for one without. */
  columns: readonly string[];
}

interface Props<Row> {
  texts: Texts;
  list: Paged<{ count: number }>;
  rows: readonly Row[] | undefined;
  /** One `Table.Row`. */
  row: (row: Row) => ReactNode;
}

/** A page of the admin that is a table, with its heading, its empty and its failed state, and its pages. */
export function ListPage<Row>({ texts, list, rows, row }: Props<Row>) {
  const { t } = useTranslation();
  const { data, isError, page, pageSize, setPage } = list;
  const count = data?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  const empty = data !== undefined && count === 0;
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col gap-y-1 px-6 py-4">
        <Heading>{texts.title}</Heading>
        {texts.hint && (
          <Text size="small" className="text-ui-fg-subtle">
            {texts.hint}
          </Text>
        )}
      </div>
      {isError && <Text className="px-6 py-4">{texts.loadFailed}</Text>}
      {empty && <Text className="px-6 py-4">{texts.none}</Text>}
      {rows && rows.length > 0 && (
        <div className="overflow-x-auto">
          <Table>
            <Table.Header>
              <Table.Row>
                {texts.columns.map((column, index) => (
                  <Table.HeaderCell key={index}>{column}</Table.HeaderCell>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>{rows.map(row)}</Table.Body>
          </Table>
        </div>
      )}
      {count > 0 && (
        <Table.Pagination
          count={count}
          pageSize={pageSize}
          pageIndex={page}
          pageCount={pageCount}
          canPreviousPage={page > 0}
          canNextPage={page + 1 < pageCount}
          previousPage={() => setPage(page - 1)}
          nextPage={() => setPage(page + 1)}
          // the admin's own words, in the language its user has chosen
          translations={{
            of: t("general.of"),
            results: t("general.results"),
            pages: t("general.pages"),
            prev: t("general.prev"),
            next: t("general.next"),
          }}
        />
      )}
    </Container>
  );
}
