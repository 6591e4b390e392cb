import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MonthEndTable } from "../../features/month-end/month-end-tables";
import { DownloadLink, Panel } from "../components/page-parts";

interface Props {
  title: string;
  table: MonthEndTable;
  month: string;
  children: ReactNode;
}

/** A section of the month-end page: title, download of its table, and content. */
export function MonthSection({ title, table, month, children }: Props) {
  const { t } = useTranslation();
  return (
    <Panel
      title={title}
      aside={
        <DownloadLink
          path={`/admin/month-end/${table}`}
          query={{ month }}
          name={t("monthEnd.csvOf", { table: title })}
        >
          {t("monthEnd.csv")}
        </DownloadLink>
      }
    >
      {children}
    </Panel>
  );
}
