import { Container, Table, Tabs, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Loading, Paged } from "../lib/server";
import { linkStyle, Hint, LoadStatus, PageHead } from "./page-parts";

export interface Column<Row> {
  /** Heading; "" for the column with the buttons. */
  title: string;
  cell: (row: Row) => ReactNode;
  className?: string;
}

interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** On phones the cells of a row are stacked, so that no horizontal scrolling is needed. */
const cardsOnPhones = [
  "max-sm:[&_table]:block max-sm:[&_tbody]:block max-sm:[&_thead]:sr-only",
  "max-sm:[&_tr]:block max-sm:[&_tr]:px-6 max-sm:[&_tr]:py-3",
  "max-sm:[&_td]:flex max-sm:[&_td]:h-auto max-sm:[&_td]:flex-wrap max-sm:[&_td]:gap-x-3 max-sm:[&_td]:!px-0 max-sm:[&_td]:py-0.5",
  "max-sm:[&_td]:whitespace-normal max-sm:[&_td]:text-left max-sm:[&_td]:[overflow-wrap:anywhere]",
].join(" ");

/** A table that is shown as a list of cards on phones. */
function CardTable<Row>({ columns, rows, keyOf }: TableProps<Row>) {
  const { t } = useTranslation();
  return (
    <div className={cardsOnPhones}>
      <Table>
        <Table.Header>
          <Table.Row>
            {columns.map(({ title }, index) => (
              <Table.HeaderCell key={index}>
                {title || <span className="sr-only">{t("lists.actions")}</span>}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={keyOf(row)}>
              {columns.map(({ cell, className }, index) => (
                <Table.Cell key={index} className={className}>
                  {cell(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}

type PagesOfList = Pick<Paged<{ count: number }>, "data" | "page" | "pageSize" | "setPage">;

/** "1 to 50 of 120" with previous and next buttons; renders nothing for an empty list. */
export function ListPagination({ list: { data, page, pageSize, setPage } }: { list: PagesOfList }) {
  const { t } = useTranslation();
  const count = data?.count ?? 0;
  if (count === 0) return null;
  const pageCount = Math.ceil(count / pageSize);
  return (
    <Table.Pagination
      // on phones the buttons are below the numbers
      className="max-sm:flex-wrap max-sm:justify-end max-sm:gap-y-2"
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

interface StatusTabs<Status extends string> {
  statuses: readonly Status[];
  selected: Status;
  onSelect: (status: Status) => void;
  label: (status: Status) => string;
}

interface Texts {
  title: string;
  /** Description of the list, or a note to read first. */
  hint?: string | undefined;
  loadFailed: string;
  none: string;
}

interface Props<Row, Status extends string> {
  /** Group of translations with the texts `title`, `hint` (if there is one), `loadFailed` and `none`. */
  words: string;
  /** Texts that are not those of the group. */
  texts?: Partial<Texts>;
  level?: "h1" | "h2";
  aside?: ReactNode;
  /** Filter fields, forms and downloads below the heading. */
  filter?: ReactNode;
  tabs?: StatusTabs<Status>;
  list: Loading | Paged<{ count: number }>;
  rows: readonly Row[] | undefined;
  /** Of a row; its id, unless it has none. */
  keyOf?: (row: Row) => string;
  /** The rows as a table, or as entries below each other that can be read on a phone. */
  columns?: readonly Column<Row>[];
  entry?: (row: Row) => ReactNode;
  entryStyle?: string;
  instead?: ReactNode;
}

const keyById = (row: object): string => String("id" in row ? row.id : "");

/** A list of the admin: heading, filter, loading, error and empty state, rows, and pagination. */
export function ListPage<Row extends object, Status extends string = never>({
  words,
  texts: otherTexts,
  level = "h1",
  aside,
  filter,
  tabs,
  list,
  rows,
  keyOf = keyById,
  columns,
  entry,
  entryStyle = "flex flex-col gap-y-2 px-6 py-4",
  instead,
}: Props<Row, Status>) {
  const { t, i18n } = useTranslation();
  const texts: Texts = {
    title: t(`${words}.title`),
    hint: i18n.exists(`${words}.hint`) ? t(`${words}.hint`) : undefined,
    loadFailed: t(`${words}.loadFailed`),
    none: t(`${words}.none`),
    ...otherTexts,
  };
  const entries = instead || (
    <>
      <LoadStatus query={list} failed={texts.loadFailed} className="px-6 py-4" />
      {rows?.length === 0 && <Text className="px-6 py-4">{texts.none}</Text>}
      {columns && rows && rows.length > 0 && <CardTable columns={columns} rows={rows} keyOf={keyOf} />}
      {entry && (
        <ul className="divide-y">
          {rows?.map((row) => (
            <li key={keyOf(row)} className={entryStyle}>
              {entry(row)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
  return (
    <Container className="divide-y p-0">
      <PageHead level={level} title={texts.title} hint={texts.hint} aside={aside} className="px-6 py-4">
        {filter}
      </PageHead>
      {tabs ? (
        <Tabs
          value={tabs.selected}
          onValueChange={(value) => {
            const chosen = tabs.statuses.find((status) => status === value);
            if (chosen) tabs.onSelect(chosen);
          }}
        >
          <Tabs.List className="px-6 py-4">
            {tabs.statuses.map((status) => (
              <Tabs.Trigger key={status} value={status}>
                {tabs.label(status)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value={tabs.selected}>{entries}</Tabs.Content>
        </Tabs>
      ) : (
        entries
      )}
      {!instead && "page" in list && <ListPagination list={list} />}
    </Container>
  );
}

interface FromProps {
  name: string;
  email: string;
  badge: ReactNode;
  note: string;
}

/** Name of the sender of a message to the shop, with the e-mail address for a reply. */
export const InboxSender = ({ name, email, badge, note }: FromProps) => (
  <div className="flex flex-wrap items-center gap-x-3">
    <Text weight="plus">{name}</Text>
    <a href={`mailto:${email}`} className={`txt-small ${linkStyle}`}>
      {email}
    </a>
    {badge}
    <Hint>{note}</Hint>
  </div>
);
