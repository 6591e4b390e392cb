import { Container, Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import type { Paged } from "../lib/use-paged";
import { CardTable } from "./card-table";
import { ListPagination } from "./list-pagination";
import { LoadStatus } from "./load-status";

interface Texts {
  title: string;
  /** Description of the list, or a note to read first. */
  hint?: string | undefined;
  loadFailed: string;
  /** Text shown instead of the table if the list is empty. */
  none: string;
  /** Column headings; "" for the column with the buttons. */
  columns: readonly string[];
}

interface Props<Row> {
  texts: Texts;
  /** Filter fields below the heading. */
  filter?: ReactNode;
  list: Paged<{ count: number }>;
  rows: readonly Row[] | undefined;
  /** Renders a row as a `Table.Row`. */
  row: (row: Row) => ReactNode;
}

/** An admin page with a table: heading, empty state, error state and pagination. */
export function ListPage<Row>({ texts, filter, list, rows, row }: Props<Row>) {
  const { data } = list;
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col gap-y-1 px-6 py-4">
        <Heading>{texts.title}</Heading>
        {texts.hint && (
          <Text size="small" className="text-ui-fg-subtle">
            {texts.hint}
          </Text>
        )}
        {filter}
      </div>
      <LoadStatus query={list} failed={texts.loadFailed} className="px-6 py-4" />
      {data?.count === 0 && <Text className="px-6 py-4">{texts.none}</Text>}
      {rows && rows.length > 0 && <CardTable columns={texts.columns}>{rows.map(row)}</CardTable>}
      <ListPagination list={list} />
    </Container>
  );
}
