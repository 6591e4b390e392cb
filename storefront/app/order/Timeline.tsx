import { date, dayRange, money } from "@su-turrone/contract/formats";
import type { Cents } from "@su-turrone/contract/money";
import type { OrderStatus, TimelineEntry } from "@su-turrone/contract/orders";
import type { Order } from "~/commerce/order-view";
import { useLanguage, useT } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";
import { CheckIcon } from "~/ui/icons";

/** Steps of an order without exceptions. */
const timelineSteps = ["placed", "paid", "shipped", "delivered"] as const;

type StepState = "done" | "current" | "open";

/** Number of completed steps by status; null for an order that left this path (cancelled, refunded). */
const doneSteps: Readonly<Record<OrderStatus, number | null>> = {
  pending: 1,
  processing: 2,
  shipped: 3,
  delivered: 4,
  cancelled: null,
  refund_due: null,
  refunded: null,
  charged_back: null,
};

/** Whether the whole order was withdrawn, and the withdrawal is still open. */
export const isWithdrawn = ({ withdrawal }: Pick<Order, "withdrawal">): boolean =>
  withdrawal !== null && withdrawal.whole && withdrawal.next !== null;

/** What of an order's money went back: refunded by the shop, and returned to the payer by the bank after a dispute. */
export function moneyBackOf({ timeline, refunded_cents: all }: Pick<Order, "timeline" | "refunded_cents">): {
  refunded: Cents;
  byBank: Cents;
} {
  const byBank = timeline.reduce(
    (sum, { what, amount_cents: cents = 0 }) => (what === "charged_back" ? sum + cents : sum),
    0,
  );
  return { refunded: all - byBank, byBank };
}

/** A step of the path, or another event; `at` is when it last happened, null if it has not. */
type ShownEntry = Omit<TimelineEntry, "at"> & { at: string | null; state: StepState };

/**
 * The steps of an order, completed, current and open, followed by withdrawals and by money that went back in part or is
 * still to be sent. For an order that left the path (cancelled, refunded, withdrawn as a whole) only its events are listed.
 */
export function timelineOf({
  status,
  timeline,
  withdrawal,
}: Pick<Order, "status" | "timeline" | "withdrawal">): ShownEntry[] {
  const toShown = (event: TimelineEntry): ShownEntry => ({
    ...event,
    // the money has not been sent
    state: event.what === "refund_due" ? "open" : "done",
  });
  const done = doneSteps[status];
  if (done === null || isWithdrawn({ withdrawal })) return timeline.map(toShown);
  const steps = timelineSteps.map((what, index): ShownEntry => {
    const state = index < done ? "done" : index === done ? "current" : "open";
    const last = timeline.findLast((event) => event.what === what);
    return { what, state, at: state === "done" ? (last?.at ?? null) : null };
  });
  const beside: readonly TimelineEntry["what"][] = [
    "refund_due",
    "refunded",
    "refund_returned",
    "charged_back",
    "withdrawn",
  ];
  return [...steps, ...timeline.filter(({ what }) => beside.includes(what)).map(toShown)];
}

const markClasses: Readonly<Record<StepState, string>> = {
  done: "border-leaf bg-leaf text-wafer",
  current: "border-almond bg-wafer",
  open: "border-edge bg-wafer",
};

/** Steps of an order: when each was completed, the current one, and what happens next. */
export function Timeline({ order }: { order: Order }) {
  const t = useT("order");
  const language = useLanguage();
  const terms = useRootData()?.delivery;
  const text = ({ what, state, amount_cents: amount = 0 }: ShownEntry): string => {
    switch (what) {
      case "placed":
        return t("next.placedDone");
      case "cancelled":
      case "withdrawn":
        return t(`next.${what}Text`);
      case "refund_due":
        return t("next.refundDueText", { amount: money(amount, language) });
      case "refunded":
        return t("next.refundedText", { amount: money(amount, language) });
      case "refund_returned":
        return t("next.refundReturnedText", { amount: money(amount, language) });
      case "charged_back":
        return t("next.chargedBackText", { amount: money(amount, language) });
      default:
        if (state === "done") return t(`next.${what}Done`);
        if (what !== "delivered") return t(`next.${what}Text`);
        return terms ? t("next.deliveredText", { days: dayRange(terms) }) : "";
    }
  };
  return (
    <ol>
      {timelineOf(order).map((entry, index) => {
        const { what, state, at } = entry;
        return (
          <li
            key={index}
            aria-current={state === "current" ? "step" : undefined}
            className="relative grid grid-cols-[1.75rem_1fr] gap-x-4 pb-6 last:pb-0 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3.5 not-last:before:w-px not-last:before:bg-edge"
          >
            <span
              aria-hidden="true"
              className={`flex size-7 items-center justify-center rounded-full border-2 ${markClasses[state]}`}
            >
              {state === "done" && <CheckIcon className="size-4" />}
            </span>
            <div>
              <h3 className="text-base">
                {t(`next.${what}`)}
                {state === "done" && <span className="sr-only"> ({t("next.stateDone")})</span>}
                {state === "current" && <span className="sr-only"> ({t("next.stateCurrent")})</span>}
              </h3>
              <p className="text-sm text-chestnut">{text(entry)}</p>
              {at && (
                <p className="figures text-sm text-chestnut">
                  <time dateTime={at}>{date(at, language)}</time>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
