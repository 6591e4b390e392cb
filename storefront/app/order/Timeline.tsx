import type { Order } from "~/commerce/types";
import { date } from "~/i18n/format";
import { useLanguage, useT } from "~/i18n/react";
import { CheckIcon } from "~/ui/icons";
import { timelineOf, type StepState, type TimelineStep } from "./timeline";

const marks: Readonly<Record<StepState, string>> = {
  done: "border-leaf bg-leaf text-wafer",
  current: "border-almond bg-wafer",
  open: "border-edge bg-wafer",
};

/** What happens next: the steps of an order, which are done and which one it stands at. */
export function Timeline({ order }: { order: Order }) {
  const t = useT("order");
  const language = useLanguage();
  const steps = timelineOf(order.status);
  if (!steps) {
    return <p>{t(order.status === "refunded" ? "next.refunded" : "next.cancelled")}</p>;
  }
  const text = (step: TimelineStep, state: StepState): string => {
    if (step === "placed") return t("next.placedText", { date: date(order.placedAt, language) });
    return t(state === "done" ? `next.${step}Done` : `next.${step}Text`);
  };
  return (
    <ol>
      {steps.map(({ step, state }) => (
        <li
          key={step}
          aria-current={state === "current" ? "step" : undefined}
          className="relative grid grid-cols-[1.75rem_1fr] gap-x-4 pb-6 last:pb-0 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3.5 not-last:before:w-px not-last:before:bg-edge"
        >
          <span
            aria-hidden="true"
            className={`flex size-7 items-center justify-center rounded-full border-2 ${marks[state]}`}
          >
            {state === "done" && <CheckIcon className="size-4" />}
          </span>
          <div>
            <h3 className="text-base">
              {t(`next.${step}`)}
              {state === "done" && <span className="sr-only"> ({t("next.stateDone")})</span>}
              {state === "current" && <span className="sr-only"> ({t("next.stateCurrent")})</span>}
            </h3>
            <p className="text-sm text-chestnut">{text(step, state)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
