import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Sun } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../lib/use-formats";
import type { Counted, Today } from "../../../features/today/read-today";
import { useIsOwner } from "../../people/use-is-owner";
import { LaunchReminder } from "../../launch/launch-reminder";
import { BurstRows } from "../../today/burst-rows";
import { InboxRows, LightRows } from "../../today/inbox-and-lights";
import { PackingList } from "../../today/packing-list";
import { TodaySection } from "../../today/section";
import { packingStep, useToday } from "../../today/use-today";
import {
  LowStockRows,
  MoneyProblemRows,
  RefundRows,
  TransferRows,
  WithdrawalRows,
} from "../../today/waiting-rows";
import { LoadStatus } from "../../components/load-status";

const sectionCounts = ({ count, rows }: Counted<unknown>) => ({ count, shown: rows.length });

/** Everything else that is waiting beside the packing list, most urgent first. Empty sections are omitted. */
function Waiting({ today }: { today: Today }) {
  const { t } = useTranslation();
  const isOwner = useIsOwner();
  const { transfer_bursts: bursts, money_problems: problems, withdrawals, refunds, transfers } = today;
  const { low_stock: low } = today;
  const inbox = today.pending_reviews + today.open_messages + today.failed_mails;
  const lists = [problems, withdrawals, refunds, transfers, low];
  return (
    <>
      {bursts.length > 0 && (
        <TodaySection title={t("today.bursts.title")} count={bursts.length}>
          <BurstRows rows={bursts} />
        </TodaySection>
      )}
      {problems.count > 0 && (
        <TodaySection title={t("today.moneyProblems")} {...sectionCounts(problems)}>
          <MoneyProblemRows rows={problems.rows} />
        </TodaySection>
      )}
      {withdrawals.count > 0 && (
        <TodaySection title={t("withdrawals.title")} {...sectionCounts(withdrawals)}>
          <WithdrawalRows rows={withdrawals.rows} />
        </TodaySection>
      )}
      {refunds.count > 0 && (
        <TodaySection title={t("today.refunds")} {...sectionCounts(refunds)}>
          <RefundRows rows={refunds.rows} />
        </TodaySection>
      )}
      {transfers.count > 0 && (
        <TodaySection title={t("today.transfers")} {...sectionCounts(transfers)}>
          <TransferRows rows={transfers.rows} />
        </TodaySection>
      )}
      {inbox > 0 && (
        <TodaySection title={t("today.inbox")} count={inbox}>
          <InboxRows today={today} />
        </TodaySection>
      )}
      {low.count > 0 && (
        <TodaySection title={t("today.lowStock")} {...sectionCounts(low)}>
          <LowStockRows rows={low.rows} />
        </TodaySection>
      )}
      {inbox === 0 && bursts.length === 0 && lists.every(({ count }) => count === 0) && (
        <Container>
          <Text size="small">{t("today.allDone")}</Text>
        </Container>
      )}
      {isOwner && (
        <TodaySection title={t("today.technique")}>
          <LightRows lights={today.lights} />
        </TodaySection>
      )}
    </>
  );
}

/**
 * "Today": the start page of the admin, with everything that needs the owner's attention. It refreshes automatically.
 */
const TodayPage = () => {
  const { t } = useTranslation();
  const { time } = useFormats();
  const isOwner = useIsOwner();
  const [packing, setPacking] = useState(packingStep);
  const query = useToday(packing);
  const { data: today, isError, dataUpdatedAt: updatedAt } = query;
  const at = { time: time(updatedAt) };
  return (
    <div className="flex flex-col gap-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-1">
        <Heading>{t("today.title")}</Heading>
        {today && !isError && (
          <Text size="small" className="text-ui-fg-subtle">
            {t("today.asOf", at)}
          </Text>
        )}
      </div>
      {isOwner && <LaunchReminder />}
      <LoadStatus
        query={query}
        failed={today ? t("today.stale", at) : t("today.loadFailed")}
        className="px-1"
      />
      {today && (
        <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_400px]">
          <PackingList
            orders={today.to_pack}
            now={updatedAt}
            onMore={() => setPacking(packing + packingStep)}
          />
          <div className="flex min-w-0 flex-col gap-y-3">
            <Waiting today={today} />
          </div>
        </div>
      )}
    </div>
  );
};

export const config = defineRouteConfig({
  label: "today.title",
  icon: Sun,
  rank: 0,
  translationNs: "translation",
});

export default TodayPage;
