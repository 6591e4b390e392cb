import { Container } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { periodLengths, type PeriodLength, type Trends } from "../../../features/trends/trend-types";
import { SelectField, TextField } from "../../components/fields";
import { LoadStatus, PageHead } from "../../components/page-parts";
import { useFormats } from "../../lib/use-formats";
import { useLoad } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";
import {
  CodesSection,
  FunnelSection,
  OutlookSection,
  SalesSection,
  TotalSection,
  VariantsSection,
} from "../../trends/sections";

/** "Trends": what was sold, compared with the year before, and what will be needed next. */
const TrendsPage = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const chosen = Object.fromEntries(params);
  const query = useLoad<Trends>(["trends", chosen], "/admin/trends", {
    query: chosen,
    placeholderData: keepPreviousData,
  });
  const trends = query.data;
  const by = trends?.by ?? "day";
  const days = { from: chosen["from"] ?? trends?.from ?? "", to: chosen["to"] ?? trends?.to ?? "" };
  const change = (part: Record<string, string>) => setParams({ ...days, by, ...part }, { replace: true });
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
      <LoadStatus query={query} failed={t("trends.loadFailed")} className="px-1" />
      {trends && (
        <>
          <SalesSection
            trends={trends}
            table="periods"
            first={t("trends.period")}
            rows={trends.periods.map(({ period, ...sales }) => ({ name: periodName(period), ...sales }))}
          />
          <OutlookSection trends={trends} />
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
          <CodesSection trends={trends} />
          <FunnelSection trends={trends} />
        </>
      )}
    </div>
  );
};

export default ownersOnly(TrendsPage);
