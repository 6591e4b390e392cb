import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Container, Heading, Text, StatusBadge } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Counted, Today } from "../../../features/today/read-today";
import { ShopMenu } from "../../menu/shop-menu";
import { ActionButton, CountedRows, CountedSection, Hint, LoadStatus } from "../../components/page-parts";
import { LaunchReminder } from "../../launch/launch-checklist";
import { useFormats } from "../../lib/use-formats";
import { useIsOwner } from "../../people/staff-role";
import { packingStep, useToday } from "../../today/use-today";
import {
  BurstRow,
  LowStockRow,
  MoneyProblemRow,
  RefundRow,
  TransferRow,
  WithdrawalRow,
} from "../../today/waiting-rows";
import type { ShipRefusal } from "../../../features/fulfilment/ship-orders";
import { maxOpenOrders } from "../../../features/fulfilment/packing-document-types";
import type { PackingOrder } from "../../../features/today/packing-order";
import { PackingCard } from "../../today/packing-card";
import { PackingBar, withChosen } from "../../today/packing-bar";
import { Link } from "react-router-dom";
import type { HealthStatus } from "../../../features/today/health-status";

interface PackingProps {
  orders: Counted<PackingOrder>;
  /** Time of the response (ms) that contained the orders. */
  now: number;
  /** Null if no more can be shown. */
  onMore: (() => void) | null;
}

/** The orders to pack; selected ones can be printed or shipped together. */
function PackingList({ orders: { count, rows }, now, onMore }: PackingProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, ShipRefusal>>(new Map());

  return (
    <CountedSection title={t("today.toPack")} count={count} shown={count}>
      {rows.length === 0 && <Text className="px-4 py-4 sm:px-6">{t("today.nothingToPack")}</Text>}
      {rows.length > 0 && (
        <PackingBar
          className="bg-ui-bg-base sticky top-0 z-10 px-4 py-3 sm:px-6"
          all={rows.filter(({ withdrawal_due: due, disputed }) => due === null && !disputed)}
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
          onSelect={(wanted) => setChosen(withChosen(chosen, order.id, wanted))}
          refusal={refused.get(order.id)}
        />
      ))}
      {count > rows.length && (
        <div className="px-4 py-3 sm:px-6">
          {onMore ? (
            <ActionButton onClick={onMore}>
              {t("today.showMore", { count: count - rows.length })}
            </ActionButton>
          ) : (
            <Hint>{t("today.othersLater")}</Hint>
          )}
        </div>
      )}
    </CountedSection>
  );
}

function InboxRows({ today }: { today: Today }) {
  const { t } = useTranslation();
  const rows = [
    { to: "/reviews", name: "reviews", count: today.pending_reviews },
    { to: "/messages", name: "messages", count: today.open_messages },
    { to: "/mails?show=failed", name: "mails", count: today.failed_mails },
  ].filter(({ count }) => count > 0);
  return (
    <ul className="divide-y">
      {rows.map(({ to, name, count }) => (
        <li key={name} className="px-4 py-3 sm:px-6">
          <Link to={to} className="txt-compact-small-plus text-ui-fg-base underline">
            {t(`today.${name}`, { count })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const colours: Readonly<Record<HealthStatus["state"], "green" | "red" | "orange" | "grey">> = {
  ok: "green",
  failing: "red",
  unknown: "grey",
  files: "grey",
  paused: "orange",
};

function LightRows({ lights }: Pick<Today, "lights">) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <ul className="divide-y">
      {(["jobs", "mail", "books", "backup"] as const).map((name) => {
        const { state, at } = lights[name];
        return (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 sm:px-6">
            <Text size="small">
              {t(`today.lights.${name}`)}
              {at !== null && ` · ${t("today.seen", { time: dateTime(at) })}`}
            </Text>
            <StatusBadge color={colours[state]}>{t(`today.states.${state}`)}</StatusBadge>
          </li>
        );
      })}
    </ul>
  );
}

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
      <CountedRows title={t("today.bursts.title")} rows={bursts}>
        {(row) => <BurstRow key={row.orders[0]?.id} row={row} />}
      </CountedRows>
      <CountedRows title={t("today.moneyProblems")} {...problems}>
        {(row) => <MoneyProblemRow key={`${row.order_id} ${row.issue.what}`} row={row} />}
      </CountedRows>
      <CountedRows title={t("withdrawals.title")} {...withdrawals}>
        {(row) => <WithdrawalRow key={row.id} row={row} />}
      </CountedRows>
      <CountedRows title={t("transfers.refunds.title")} {...refunds}>
        {(row) => <RefundRow key={row.id} row={row} />}
      </CountedRows>
      <CountedRows title={t("today.transfers")} {...transfers}>
        {(row) => <TransferRow key={row.order_id} row={row} />}
      </CountedRows>
      {inbox > 0 && (
        <CountedSection title={t("today.inbox")} count={inbox}>
          <InboxRows today={today} />
        </CountedSection>
      )}
      <CountedRows title={t("today.lowStock")} {...low}>
        {(row) => <LowStockRow key={row.variant_id} row={row} />}
      </CountedRows>
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
  const [showsAll, setShowsAll] = useState(false);
  const query = useToday(showsAll ? maxOpenOrders : packingStep);
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
            onMore={showsAll ? null : () => setShowsAll(true)}
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
  icon: ShopMenu,
  rank: 0,
  translationNs: "translation",
});

export default TodayPage;
