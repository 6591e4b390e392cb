import { Input, Text } from "@medusajs/ui";
import { useId, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { mostPacks, type StockRow } from "../../features/stock/stock-types";
import { useSetAvailable } from "./use-set-available";

/** Whole packs as typed; null for anything else. */
const parsePacks = (typed: string): number | null =>
  /^\d{1,7}$/.test(typed.trim()) && Number(typed) <= mostPacks ? Number(typed) : null;

interface Props {
  row: StockRow;
  /** Goes to the field above or below; false where there is none. */
  onMove: (from: HTMLInputElement, by: 1 | -1) => boolean;
}

/**
 * The packs of a weight that can be sold, as a field: saved with Enter, an arrow or by leaving it, restored with Escape. What is refused
 * stays as it was typed, with the reason.
 */
export function AvailableField({ row, onMove }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const set = useSetAvailable(row.variant_id);
  const packs = typed === null ? row.available : parsePacks(typed);
  const wrong = packs === null;

  function save() {
    if (typed === null || packs === null || set.isPending) return;
    if (packs === row.available) {
      setTyped(null);
      return;
    }
    set.mutate({ available: packs, expected: row.available }, { onSuccess: () => setTyped(null) });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    if (key === "Escape") {
      setTyped(null);
      set.reset();
      return;
    }
    if (key !== "Enter" && key !== "ArrowDown" && key !== "ArrowUp") return;
    event.preventDefault();
    // leaving the field saves it
    const left = !wrong && onMove(currentTarget, key === "ArrowUp" ? -1 : 1);
    if (!left) save();
  }

  const name = `${row.product}, ${row.variant}`;
  const message = wrong ? t("stock.wrong") : set.isError ? set.error.message : "";
  return (
    <div className="flex flex-col gap-y-1">
      <div className="flex items-center gap-x-2">
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
            onBlur={save}
          />
        </div>
        <Text size="xsmall" className="text-ui-fg-subtle" role="status">
          {set.isPending ? t("stock.saving") : set.isSuccess && typed === null ? t("stock.saved") : ""}
        </Text>
      </div>
      <Text
        size="xsmall"
        id={`${id}-message`}
        role="alert"
        // the usual red of errors is too pale on a row under the pointer (WCAG 1.4.3)
        className="text-ui-tag-red-text max-w-72 whitespace-normal"
      >
        {message}
      </Text>
    </div>
  );
}
