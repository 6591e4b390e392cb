import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ChangeReason } from "../../features/stock/stock-types";

interface Props {
  /** Name of the weight. */
  name: string;
  reasons: readonly ChangeReason[];
  reason: ChangeReason | undefined;
  onReason: (reason: ChangeReason | null) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Reason for a changed number. A native select, because one that opens in a portal would blur the number field. */
export function ReasonField({ name, reasons, reason, onReason, onSave, onCancel }: Props) {
  const { t } = useTranslation();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onCancel();
    if (event.key !== "Enter") return;
    event.preventDefault();
    onSave();
  }

  return (
    <select
      className="bg-ui-bg-field shadow-borders-base txt-compact-small text-ui-fg-base focus-visible:shadow-borders-interactive-with-active h-7 rounded-md px-2 outline-none"
      aria-label={t("stock.reasonOf", { name })}
      value={reason}
      onChange={({ target }) => onReason(reasons.find((one) => one === target.value) ?? null)}
      onKeyDown={onKeyDown}
    >
      {reasons.map((one) => (
        <option key={one} value={one}>
          {t(`stock.changeReasons.${one}`)}
        </option>
      ))}
    </select>
  );
}
