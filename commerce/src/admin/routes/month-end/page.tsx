import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Calendar } from "@medusajs/icons";
import { Button, Container, Heading, Label, Select, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { monthParts } from "../../../features/month-end/month-end-tables";
import type { MonthEnd } from "../../../features/month-end/read-month-end";
import { sdk } from "../../lib/sdk";
import { fileUrl, MonthSection } from "../../month-end/month-section";
import { defaultMonth, monthsUntil } from "../../month-end/months";
import { Oss, Payments, Sales, Summary } from "../../month-end/sections";
import { useFormats } from "../../lib/use-formats";
import { ownersOnly } from "../../people/owners-only";
import { LoadStatus } from "../../components/load-status";

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** The documents of the month: link to the list, download as a table, and download of all files. */
function Documents({ month }: { month: string }) {
  const { t, i18n } = useTranslation();
  return (
    <MonthSection title={t("monthEnd.documents")} table="documents" month={month}>
      <Text size="small" className="text-ui-fg-subtle">
        {t("monthEnd.archiveHint")}
      </Text>
      <div className="flex flex-wrap gap-2">
        <Button asChild size="small">
          <a href={fileUrl("archive", month, i18n.language)}>{t("monthEnd.archive")}</a>
        </Button>
        <Button asChild size="small" variant="secondary">
          <Link to={`/invoices?from=${month}-01&to=${lastDayOf(month)}`}>{t("monthEnd.showDocuments")}</Link>
        </Button>
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
  const query = useQuery({
    queryKey: ["month-end", month],
    queryFn: () => sdk.client.fetch<MonthEnd>("/admin/month-end", { query: { month } }),
  });
  const figures = query.data;
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="flex flex-col gap-y-3 px-4 py-4 sm:px-6">
        <Heading>{t("monthEnd.title")}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("monthEnd.hint")}
        </Text>
        <div className="flex max-w-64 flex-col gap-y-1">
          <Label htmlFor="month" size="small" weight="plus">
            {t("monthEnd.month")}
          </Label>
          <Select value={month} onValueChange={(chosen) => setParams({ month: chosen })}>
            <Select.Trigger id="month">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {[...new Set([month, ...monthsUntil(now)])]
                .sort()
                .reverse()
                .map((one) => (
                  <Select.Item key={one} value={one}>
                    {monthName(one)}
                  </Select.Item>
                ))}
            </Select.Content>
          </Select>
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
          <Documents month={month} />
        </>
      )}
    </div>
  );
};

export const config = defineRouteConfig({
  label: "monthEnd.title",
  icon: Calendar,
  translationNs: "translation",
});

export default ownersOnly(MonthEndPage);
