import { Container } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { monthParts } from "../../../features/month-end/month-end-tables";
import type { MonthEnd } from "../../../features/month-end/read-month-end";
import { SelectField } from "../../components/fields";
import { LoadStatus, ActionButton, Hint, PageHead } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { useLoad } from "../../lib/server";
import { MonthSection } from "../../month-end/month-section";
import { defaultMonth, monthsUntil } from "../../month-end/months";
import { StripeAccount } from "../../month-end/stripe-account";
import { Oss, Payments, Sales, Summary } from "../../month-end/sections";
import { ownersOnly } from "../../people/staff-role";

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The documents of the month: link to the list, download as a table, and download of all files. */
function Documents({ month }: { month: string }) {
  const { t, i18n } = useTranslation();
  return (
    <MonthSection title={t("monthEnd.documents")} table="documents" month={month}>
      <Hint>{t("monthEnd.archiveHint")}</Hint>
      <div className="flex flex-wrap gap-2">
        <ActionButton asChild variant="primary">
          <a href={`/admin/month-end/archive?month=${month}&language=${i18n.language.slice(0, 2)}`}>
            {t("monthEnd.archive")}
          </a>
        </ActionButton>
        <ActionButton asChild>
          <Link to={`/invoices?from=${month}-01&to=${lastDayOf(month)}`}>{t("monthEnd.showDocuments")}</Link>
        </ActionButton>
      </div>
    </MonthSection>
  );
}

/** "Month": the monthly figures for the accountant, on the page and as files. */
const MonthEndPage = () => {
  const { t } = useTranslation();
  const { month: monthName } = useFormats();
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const month = params.get("month") ?? defaultMonth(now);
  const months = [...new Set([month, ...monthsUntil(now)])].sort().reverse();
  const query = useLoad<MonthEnd>(["month-end", month], "/admin/month-end", { query: { month } });
  const figures = query.data;
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="flex flex-col gap-y-3 px-4 py-4 sm:px-6">
        <PageHead title={t("monthEnd.title")} hint={t("monthEnd.hint")} />
        <div className="max-w-64">
          <SelectField
            label={t("monthEnd.month")}
            value={month}
            options={months.map((id) => ({ id, name: monthName(id) }))}
            onValue={(chosen) => setParams({ month: chosen })}
          />
        </div>
      </Container>
      <LoadStatus query={query} failed={t("monthEnd.loadFailed")} className="px-1" />
      {figures && (
        <>
          <Summary figures={figures} />
          {monthParts.map((part) => (
            <Sales key={part} figures={figures} part={part} />
          ))}
          <Oss figures={figures} />
          <Payments figures={figures} />
          <StripeAccount month={month} />
          <Documents month={month} />
        </>
      )}
    </div>
  );
};

export default ownersOnly(MonthEndPage);
