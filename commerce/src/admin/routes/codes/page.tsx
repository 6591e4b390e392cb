import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListedCode, CodeState } from "../../../features/codes/code-view";
import { NewCodeForm, EditCodeForm, codesKey, codesPath, useChangeCode } from "../../codes/code-forms";
import { ListPage } from "../../components/list-page";
import { ActionButton, Hint, TextLink, WarningList } from "../../components/page-parts";
import { usePaged } from "../../lib/server";
import { AuditLog } from "../../people/audit-log";
import { ownersOnly } from "../../people/staff-role";
import { StatusBadge, Text, toast, usePrompt } from "@medusajs/ui";
import type { CodeChangeBody } from "../../../features/codes/change-code";
import { useFormats } from "../../lib/use-formats";

const colours = {
  active: "green",
  planned: "blue",
  over: "grey",
  used_up: "orange",
  off: "grey",
} as const satisfies Record<CodeState, string>;

function useValidity({ from, until }: ListedCode): string {
  const { t } = useTranslation();
  const { date } = useFormats();
  if (from !== null && until !== null) {
    return t("codes.fromUntil", { from: date(from), until: date(until) });
  }
  if (from !== null) return t("codes.from", { day: date(from) });
  return until === null ? t("codes.always") : t("codes.until", { day: date(until) });
}

/** Discount, minimum value, validity period and usage of a code, each as text. */
function useFacts(code: ListedCode): string[] {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const { takes_off: discount, minimum_cents: minimum, limit, used } = code;
  const discountText =
    discount?.kind === "percent"
      ? t("codes.percentOff", { percent: percent(discount.percent) })
      : discount && t("codes.amountOff", { amount: money(discount.cents) });
  return [
    discountText ?? t("codes.otherOff"),
    ...(minimum === null ? [] : [t("codes.minimumOff", { amount: money(minimum) })]),
    ...(code.has_other_conditions ? [t("codes.otherConditions")] : []),
    useValidity(code),
    t(limit === null ? "codes.used" : "codes.usedOf", { used, limit }),
  ];
}

/** Why a code takes off something other than it seems to, with a link to where that can be changed. */
function Warnings({ code: { id, code, warnings } }: { code: ListedCode }) {
  const { t } = useTranslation();
  return (
    <WarningList title={t("codes.warning")} lines={warnings.map((warning) => t(`codes.warnings.${warning}`))}>
      <TextLink to={`/promotions/${id}`}>{t("codes.openPromotion", { code })}</TextLink>
    </WarningList>
  );
}

/** Buttons of a code: disable and enable it, end it, change its dates and limit. */
function CodeActions({ code: listed, onEdit }: { code: ListedCode; onEdit: () => void }) {
  const { t } = useTranslation();
  const action = useChangeCode();
  const ask = usePrompt();
  const { id, code, state, revision } = listed;
  const isOff = state === "off";

  function send(change: CodeChangeBody) {
    action.mutate({ id, change, revision }, { onSuccess: () => toast.success(t("codes.saved", { code })) });
  }

  async function end() {
    const confirmed = await ask({
      title: t("codes.endTitle", { code }),
      description: t("codes.endText"),
      confirmText: t("codes.end"),
      cancelText: t("lists.keep"),
    });
    if (confirmed) send({ change: "end" });
  }

  return (
    <div className="flex flex-wrap gap-2">
      {listed.is_editable && (
        <ActionButton aria-label={t("codes.editOf", { code })} onClick={onEdit}>
          {t("codes.edit")}
        </ActionButton>
      )}
      {listed.is_editable && state === "active" && (
        <ActionButton
          disabled={action.isPending}
          aria-label={t("codes.endOf", { code })}
          onClick={() => void end()}
        >
          {t("codes.end")}
        </ActionButton>
      )}
      <ActionButton
        disabled={action.isPending}
        aria-label={t(isOff ? "codes.switchOnOf" : "codes.switchOffOf", { code })}
        onClick={() => send({ change: "switch", is_active: isOff })}
      >
        {t(isOff ? "codes.switchOn" : "codes.switchOff")}
      </ActionButton>
    </div>
  );
}

function CodeRow({ code }: { code: ListedCode }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const facts = useFacts(code);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <Text weight="plus" className="[overflow-wrap:anywhere]">
              {code.code}
            </Text>
            <StatusBadge color={colours[code.state]}>{t(`codes.states.${code.state}`)}</StatusBadge>
          </div>
          <Hint>{facts.join(" · ")}</Hint>
        </div>
        {!isEditing && <CodeActions code={code} onEdit={() => setEditing(true)} />}
      </div>
      {code.warnings.length > 0 && <Warnings code={code} />}
      {isEditing && <EditCodeForm code={code} onClose={() => setEditing(false)} />}
    </>
  );
}

/** "Promo codes": all codes with their discounts, and the form for a new one. */
const CodesPage = () => {
  const { t } = useTranslation();
  const [isMaking, setMaking] = useState(false);
  const list = usePaged<{ codes: ListedCode[]; count: number }>(codesKey, codesPath);
  return (
    <div className="flex flex-col gap-y-3">
      <ListPage
        words="codes"
        aside={!isMaking && <ActionButton onClick={() => setMaking(true)}>{t("codes.new")}</ActionButton>}
        filter={isMaking && <NewCodeForm onClose={() => setMaking(false)} />}
        list={list}
        rows={list.data?.codes}
        entry={(code) => <CodeRow code={code} />}
        entryStyle="flex flex-col gap-y-3 px-6 py-4"
      />
      <AuditLog area="codes" />
    </div>
  );
};

export default ownersOnly(CodesPage);
