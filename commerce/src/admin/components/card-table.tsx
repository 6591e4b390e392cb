import { Table } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  /** Column headings; "" for the column with the buttons. */
  columns: readonly string[];
  /** `Table.Row`s. */
  children: ReactNode;
}

/** On phones the cells of a row are stacked, so that no horizontal scrolling is needed. */
const cardsOnPhones = [
  "max-sm:[&_table]:block max-sm:[&_tbody]:block max-sm:[&_thead]:sr-only",
  "max-sm:[&_tr]:block max-sm:[&_tr]:px-6 max-sm:[&_tr]:py-3",
  "max-sm:[&_td]:flex max-sm:[&_td]:h-auto max-sm:[&_td]:flex-wrap max-sm:[&_td]:gap-x-3 max-sm:[&_td]:!px-0 max-sm:[&_td]:py-0.5",
  "max-sm:[&_td]:whitespace-normal max-sm:[&_td]:text-left max-sm:[&_td]:[overflow-wrap:anywhere]",
].join(" ");

/** A table that is shown as a list of cards on phones. */
export function CardTable({ columns, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={cardsOnPhones}>
      <Table>
        <Table.Header>
          <Table.Row>
            {columns.map((column, index) => (
              <Table.HeaderCell key={index}>
                {column || <span className="sr-only">{t("lists.actions")}</span>}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table>
    </div>
  );
}
