import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Sun } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Counted, Today } from "../../../features/today/read-today";
import { LoadStatus, Hint, ActionButton, CountedSection } from "../../components/page-parts";
import { LaunchReminder } from "../../launch/launch-checklist";
import { useFormats } from "../../lib/use-formats";
import { useIsOwner } from "../../people/staff-role";
import { InboxRows, LightRows } from "../../today/inbox-and-lights";
import { packingStep, useToday } from "../../today/use-today";
import {
  BurstRows,
  LowStockRows,
  MoneyProblemRows,
  RefundRows,
  TransferRows,
  WithdrawalRows,
} from "../../today/waiting-rows";
import type { ShipRefusal } from "../../../features/fulfilment/ship-orders";
import { ordersAtOnce } from "../../../features/fulfilment/packing-document-types";
import type { PackingOrder } from "../../../features/today/packing-order";
import { PackingCard } from "../../today/packing-card";
import { PackingBar } from "../../today/ship-many-form";

interface PackingProps {
  orders: Counted<PackingOrder>;
  /** Time of the response (ms) that contained the orders. */
  now: number;
  onMore: () => void;
}

/** The orders to pack; selected ones can be printed or shipped together. */
function PackingList({ orders: { count, rows }, now, onMore }: PackingProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, ShipRefusal>>(new Map());

  function select(id: string, wanted: boolean) {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <CountedSection title={t("today.toPack")} count={count} shown={count}>
      {rows.length === 0 && <Text className="px-4 py-4 sm:px-6">{t("today.nothingToPack")}</Text>}
      {rows.length > 0 && (
        <PackingBar
          className="bg-ui-bg-base sticky top-0 z-10 px-4 py-3 sm:px-6"
          all={rows.slice(0, ordersAtOnce)}
          // orders shipped in the meantime are no longer selected
          selected={rows.filter(({ id }) => chosen.has(id))}
          onSelect={setChosen}
          onShipped={setRefused}
        />
      )}
      {rows.map((order) => (
        <PackingCard
          key={order.id}
          order={order}
          now={now}
          selected={chosen.has(order.id)}
          onSelect={(wanted) => select(order.id, wanted)}
          refusal={refused.get(order.id)}
        />
      ))}
      {count > rows.length && (
        <div className="px-4 py-3 sm:px-6">
          <ActionButton onClick={onMore}>{t("today.showMore", { count: count - rows.length })}</ActionButton>
        </div>
      )}
    </CountedSection>
  );
}

interface RowsProps<Row> {
  title: string;
  list: Counted<Row>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A section with the first rows of a list; omitted if the list is empty. */
const Rows = <Row,>({ title, list: { count, rows }, children }: RowsProps<Row>) =>
  count > 0 && (
    <CountedSection title={title} count={count} shown={rows.length}>
      {children(rows)}
    </CountedSection>
  );

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
      <Rows title={t("today.bursts.title")} list={{ count: bursts.length, rows: bursts }}>
        {(rows) => <BurstRows rows={rows} />}
      </Rows>
      <Rows title={t("today.moneyProblems")} list={problems}>
        {(rows) => <MoneyProblemRows rows={rows} />}
      </Rows>
      <Rows title={t("withdrawals.title")} list={withdrawals}>
        {(rows) => <WithdrawalRows rows={rows} />}
      </Rows>
      <Rows title={t("today.refunds")} list={refunds}>
        {(rows) => <RefundRows rows={rows} />}
      </Rows>
      <Rows title={t("today.transfers")} list={transfers}>
        {(rows) => <TransferRows rows={rows} />}
      </Rows>
      {inbox > 0 && (
        <CountedSection title={t("today.inbox")} count={inbox}>
          <InboxRows today={today} />
        </CountedSection>
      )}
      <Rows title={t("today.lowStock")} list={low}>
        {(rows) => <LowStockRows rows={rows} />}
      </Rows>
      {inbox === 0 && bursts.length === 0 && lists.every(({ count }) => count === 0) && (
        <Container>
          <Text size="small">{t("today.allDone")}</Text>
        </Container>
      )}
      {isOwner && (
        <CountedSection title={t("today.technique")}>
          <LightRows lights={today.lights} />
        </CountedSection>
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
        {today && !isError && <Hint>{t("today.asOf", at)}</Hint>}
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
