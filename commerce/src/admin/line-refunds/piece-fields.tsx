import { Input, Label, Text } from "@medusajs/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LineToRefund } from "../../features/line-refunds/line-to-refund";

interface Props {
  lines: readonly LineToRefund[];
  pieces: Readonly<Record<string, number>>;
  onChange: (id: string, pieces: number) => void;
}

/** Quantity to refund for each line item; lines without refundable units are only listed. */
export function PieceFields({ lines, pieces, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-y-3">
      <legend className="txt-compact-small-plus mb-2">{t("lineRefunds.pieces")}</legend>
      {lines.map((line) => {
        const left = line.quantity - line.refunded;
        const facts = [
          t("lineRefunds.ordered", { count: line.quantity }),
          ...(line.sent > 0 ? [t("lineRefunds.sent", { count: line.sent })] : []),
          ...(line.refunded > 0 ? [t("lineRefunds.refunded", { count: line.refunded })] : []),
        ];
        return (
          <div key={line.id} className="flex items-center justify-between gap-x-3">
            <div className="min-w-0">
              <Label size="small" htmlFor={`${id}-${line.id}`}>
                {line.title}
              </Label>
              <Text size="xsmall" id={`${id}-${line.id}-hint`} className="text-ui-fg-subtle">
                {facts.join(" · ")}
              </Text>
            </div>
            <div className="w-20 shrink-0">
              <Input
                id={`${id}-${line.id}`}
                type="number"
                size="small"
                min={0}
                max={left}
                disabled={left === 0}
                value={String(pieces[line.id] ?? 0)}
                onChange={({ target }) => {
                  const typed = Math.trunc(Number(target.value));
                  onChange(line.id, Math.max(0, Math.min(left, Number.isFinite(typed) ? typed : 0)));
                }}
                aria-describedby={`${id}-${line.id}-hint`}
              />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
