import { Input, Text } from "@medusajs/ui";
import { useId, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { changeReasons, maxPacks, type ChangeReason, type StockRow } from "../../features/stock/stock-types";
import type { StockBody } from "../../features/stock/set-available";
import { Hint } from "../components/page-parts";
import { api, useAction } from "../lib/server";
import { useSavedMessage } from "../lib/undo";
import { parseWholeNumber } from "../lib/use-formats";

export const stockKey = "stock";

interface ReasonProps {
  name: string;
  reasons: readonly ChangeReason[];
  reason: ChangeReason | undefined;
  onReason: (reason: ChangeReason | null) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Reason for a changed number. A native select, because one that opens in a portal would blur the number field. */
function ReasonField({ name, reasons, reason, onReason, onSave, onCancel }: ReasonProps) {
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

interface Props {
  row: StockRow;
  /** Moves to the field above or below; returns false if there is none. */
  onMove: (from: HTMLInputElement, by: 1 | -1) => boolean;
}

/**
 * Editable quantity of a weight available for sale: saved with Enter, an arrow key or on blur, reset with Escape. For a
 * changed number a reason field is shown beside it. A rejected value stays in the field with its error message.
 */
export function AvailableField({ row, onMove }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChangeReason | null>(null);
  const showSaved = useSavedMessage();
  const name = `${row.product}, ${row.variant}`;
  const set = useAction({
    send: (body: StockBody) => api.post(`/admin/stock/${row.variant_id}`, body),
    onDone: (_, body) =>
      showSaved(t("stock.set", { name, count: body.available }), {
        route: "/admin/stock/:variant_id",
        id: row.variant_id,
        body,
        refetch: [stockKey],
      }),
    // shown beside the field
    onFailed: () => undefined,
    refetch: [stockKey],
  });
  const packs = typed === null ? row.available : parseWholeNumber(typed, maxPacks);
  const isInvalid = packs === null;
  const reasons: readonly ChangeReason[] = changeReasons[(packs ?? 0) > row.available ? "more" : "fewer"];
  const reason = reasons.find((one) => one === chosen) ?? reasons[0];

  function cancelEdit() {
    setTyped(null);
    setChosen(null);
  }

  function save() {
    if (typed === null || packs === null || set.isPending) return;
    if (packs === row.available) {
      cancelEdit();
      return;
    }
    set.mutate({ available: packs, expected: row.available, reason }, { onSuccess: cancelEdit });
  }

  /** Moving the focus to the reason field does not save. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) save();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    if (key === "Escape") {
      cancelEdit();
      set.reset();
      return;
    }
    if (key !== "Enter" && key !== "ArrowDown" && key !== "ArrowUp") return;
    event.preventDefault();
    // the blur event saves the value
    const hasMoved = !isInvalid && onMove(currentTarget, key === "ArrowUp" ? -1 : 1);
    if (!hasMoved) save();
  }

  const message = isInvalid ? t("stock.wrong") : set.isError ? set.error.message : "";
  return (
    <div className="flex flex-col gap-y-1">
      <div className="flex flex-wrap items-center gap-2" onBlur={onBlur}>
        <div className="w-24">
          <Input
            size="small"
            inputMode="numeric"
            autoComplete="off"
            data-stock-field=""
            aria-label={t("stock.availableOf", { name })}
            aria-invalid={message !== ""}
            aria-describedby={`${id}-message`}
            value={typed ?? String(row.available)}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        {typed !== null && packs !== null && packs !== row.available && (
          <ReasonField
            name={name}
            reasons={reasons}
            reason={reason}
            onReason={setChosen}
            onSave={save}
            onCancel={cancelEdit}
          />
        )}
        <Hint size="xsmall" role="status">
          {set.isPending ? t("stock.saving") : set.isSuccess && typed === null ? t("stock.saved") : ""}
        </Hint>
      </div>
      <Text
        size="xsmall"
        id={`${id}-message`}
        role="alert"
        // the default red of errors has too little contrast on a hovered row (WCAG 1.4.3)
        className="text-ui-tag-red-text max-w-72 whitespace-normal"
      >
        {message}
      </Text>
    </div>
  );
}
