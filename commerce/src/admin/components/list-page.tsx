import { Container, Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import type { Paged } from "../lib/use-paged";
import { CardTable } from "./card-table";
import { ListPagination } from "./list-pagination";
import { LoadStatus } from "./load-status";

interface Texts {
  title: string;
  /** What the list is, or what one should know before reading it. */
  hint?: string | undefined;
  loadFailed: string;
  /** Instead of the table, where there is nothing in it. */
  none: string;
  /** Headings of the columns; "" for the one with the buttons. */
  columns: readonly string[];
}

interface Props<Row> {
  texts: Texts;
  /** Fields that narrow the list down, below its heading. */
  filter?: ReactNode;
  list: Paged<{ count: number }>;
  rows: readonly Row[] | undefined;
  /** One `Table.Row`. */
  row: (row: Row) => ReactNode;
}

/** A page of the admin that is a table, with its heading, its empty and its failed state, and its pages. */
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
