import { Container } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { shopDay } from "@su-turrone/contract/time-zone";
import {
  isOutlookDay,
  periodLengths,
  spanProblem,
  type PeriodLength,
  type Trends,
} from "../../../features/trends/trend-types";
import { SelectField, TextField } from "../../components/fields";
import { LoadStatus, PageHead } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { useLoad } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";
import { SalesSection } from "../../trends/figures";
import {
  BuyersSection,
  FunnelSection,
  OutlookSection,
  RefundsSection,
  TotalSection,
  VariantsSection,
} from "../../trends/sections";

/** "Trends": what was sold, compared with the year before, and what will be needed next. */
const TrendsPage = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const { until, ...span } = Object.fromEntries(params);
  const to = span["to"] ?? shopDay(now);
  const problem = spanProblem(span["from"] ?? to, to);
  // days that the server would refuse are not asked for, such as those of a year half typed
  const isRefused = until !== undefined && !isOutlookDay(until, now);
  const chosen = { ...span, ...(until !== undefined && !isRefused && { until }) };
  const query = useLoad<Trends>(["trends", chosen], "/admin/trends", {
    query: chosen,
    enabled: problem === null,
    placeholderData: keepPreviousData,
  });
  const trends = query.data;
  const by = trends?.by ?? "day";
  const days = { from: span["from"] ?? trends?.from ?? "", to };
  const change = (part: Record<string, string>) =>
    setParams({ ...days, by, ...(until !== undefined && { until }), ...part }, { replace: true });
  const periodName = (period: string): string =>
    by === "month" ? formats.month(period) : formats.shortDay(period);
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="flex flex-col gap-y-3 px-4 py-4 sm:px-6">
        <PageHead title={t("trends.title")} hint={t("trends.hint")} />
        <div className="grid max-w-2xl grid-cols-2 gap-3 sm:grid-cols-3">
          {(["from", "to"] as const).map((end) => (
            <TextField
              key={end}
              label={t(`trends.${end}`)}
              type="date"
              value={days[end]}
              problem={end === "to" && problem !== null ? t(`trends.${problem}`) : undefined}
              onValue={(day) => day && change({ [end]: day })}
            />
          ))}
          <SelectField<PeriodLength>
            label={t("trends.by")}
            value={by}
            options={periodLengths.map((id) => ({ id, name: t(`trends.lengths.${id}`) }))}
            onValue={(length) => change({ by: length })}
          />
        </div>
        {trends && <TotalSection trends={trends} />}
      </Container>
      {problem === null && <LoadStatus query={query} failed={t("trends.loadFailed")} className="px-1" />}
      {trends && (
        <>
          <SalesSection
            trends={trends}
            table="periods"
            first={t("trends.period")}
            rows={trends.periods.map(({ period, ...sales }) => ({ name: periodName(period), ...sales }))}
          />
          <OutlookSection
            trends={trends}
            until={until ?? trends.until}
            isRefused={isRefused}
            onUntil={(day) => day && change({ until: day })}
          />
          <VariantsSection trends={trends} />
          <SalesSection
            trends={trends}
            table="countries"
            first={t("trends.country")}
            rows={trends.countries.map(({ country, ...sales }) => ({
              name: formats.country(country),
              ...sales,
            }))}
          />
          <SalesSection
            trends={trends}
            table="methods"
            first={t("trends.method")}
            rows={trends.methods.map(({ method, ...sales }) => ({
              name: t(`monthEnd.methods.${method}`),
              ...sales,
            }))}
          />
          <SalesSection
            trends={trends}
            table="codes"
            first={t("trends.code")}
            amount={t("trends.discount")}
            none={t("trends.noCodes")}
            rows={trends.codes.map(({ code, ...used }) => ({ name: code, ...used }))}
          />
          <BuyersSection trends={trends} />
          <RefundsSection trends={trends} periodName={periodName} />
          <FunnelSection trends={trends} />
        </>
      )}
    </div>
  );
};

export default ownersOnly(TrendsPage);
