import { ArrowDownTray } from "@medusajs/icons";
import { Container, Heading } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MonthEndTable } from "../../features/month-end/month-end-tables";
import { linkStyle } from "../components/link-style";

/** URL of a file of a month, with texts in the admin's language. */
export const fileUrl = (file: MonthEndTable | "archive", month: string, language: string): string =>
  `/admin/month-end/${file}?${new URLSearchParams({ month, language: language.slice(0, 2) }).toString()}`;

interface Props {
  title: string;
  table: MonthEndTable;
  month: string;
  children: ReactNode;
}

/** A section of the month-end page: title, download of its table, and content. */
export function MonthSection({ title, table, month, children }: Props) {
  const { t, i18n } = useTranslation();
  return (
    <Container className="flex flex-col gap-y-3 px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level="h2">{title}</Heading>
        <a
          href={fileUrl(table, month, i18n.language)}
          aria-label={t("monthEnd.csvOf", { table: title })}
          className={`txt-compact-small-plus flex items-center gap-x-1 ${linkStyle}`}
        >
          <ArrowDownTray />
          {t("monthEnd.csv")}
        </a>
      </div>
      {children}
    </Container>
  );
}
