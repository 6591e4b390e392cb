import { Alert, Drawer, Input, Label } from "@medusajs/ui";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderView } from "@su-turrone/contract/orders";
import type { LineToRefund, RefundChoices } from "../../features/line-refunds/line-refund-amount";
import type { LineRefundBody } from "../../features/line-refunds/refund-lines";
import { refundReasons, type RefundReason } from "../../modules/line-refunds/refund-reasons";
import { CheckboxField, Form, SelectField, TextAreaField, TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { api, useAction } from "../lib/server";
import { centsToField, useFormats } from "../lib/use-formats";
import { chosenRefund, fullRefund, type Choice } from "./chosen-refund";

export const refundsPath = (orderId: string): string => `/admin/orders/${orderId}/line-refunds`;

interface PiecesProps {
  lines: readonly LineToRefund[];
  pieces: Readonly<Record<string, number>>;
  onChange: (id: string, pieces: number) => void;
}

/** Quantity to refund for each line item; lines without refundable units are only listed. */
function PieceFields({ lines, pieces, onChange }: PiecesProps) {
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
              <Hint size="xsmall" id={`${id}-${line.id}-hint`}>
                {facts.join(" · ")}
              </Hint>
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

interface Props {
  orderId: string;
  method: OrderView["payment_method"];
  choices: RefundChoices;
  onDone: (cents: number) => void;
}

const noteLength = 500;

/** Form for items, amount and reason of a refund; explains the consequences before they happen. */
export function RefundForm({
  orderId,
  method,
  choices: { refundable, withdrawals, revision },
  onDone,
}: Props) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const isFullWithdrawal = withdrawals.length > 0 && withdrawals.every(({ items }) => items === "");
  const [choice, setChoice] = useState<Choice>(() =>
    isFullWithdrawal ? fullRefund(refundable) : { pieces: {}, shipping: false, amount: null },
  );
  const [restock, setRestock] = useState(false);
  const [reason, setReason] = useState<RefundReason>(withdrawals.length > 0 ? "withdrawal" : "damaged");
  const [note, setNote] = useState("");
  // idempotency key of this form: a repeated submission refunds only once
  const [requestKey] = useState(() => crypto.randomUUID());

  const {
    lines,
    proposed_cents: proposed,
    cents,
    not_packed: notPacked,
    sent,
  } = chosenRefund(refundable, choice);
  const chosen = lines.length > 0 || choice.shipping;
  const goesBack = sent > 0 && restock;
  const hint = chosen ? (proposed === 0 ? "nothingPaid" : "amountHint") : "nothingChosen";

  const refund = useAction({
    // refused if the order has other payments than the dialog shows
    send: (body: LineRefundBody) =>
      api.post<{ line_refund: { cents: number } }>(refundsPath(orderId), body, revision),
    question: ({ amount_cents: asked }) => {
      const amount = money(asked);
      return {
        title: t("lineRefunds.confirmTitle", { amount }),
        description: [
          t(`lineRefunds.way.${method}`, { amount }),
          ...(notPacked > 0 ? [t("lineRefunds.notPacked", { count: notPacked })] : []),
          ...(goesBack ? [t("lineRefunds.restocked", { count: sent })] : []),
          t("lineRefunds.documents"),
        ].join(" "),
        confirmText: t("lineRefunds.refund"),
        cancelText: t("orderMoney.keep"),
      };
    },
    onDone: ({ line_refund: refunded }) => onDone(refunded.cents),
    // shown in the form
    onFailed: () => undefined,
    // all data of the page
    refetch: [],
  });

  function submit() {
    if (cents === null) return;
    void refund.start({
      request_key: requestKey,
      lines,
      shipping: choice.shipping,
      amount_cents: cents,
      restock: goesBack,
      reason,
      note: note.trim(),
    });
  }

  return (
    <Form busy={refund.isPending} onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <Drawer.Body className="flex flex-col gap-y-5 overflow-y-auto">
        {withdrawals.map((withdrawal) => (
          <Alert key={withdrawal.id} variant="warning" className="whitespace-pre-line">
            {t("lineRefunds.withdrawal", { date: date(withdrawal.received_at) })}
            {"\n"}
            {withdrawal.items || t("lineRefunds.allOfIt")}
          </Alert>
        ))}
        <PieceFields
          lines={refundable.lines}
          pieces={choice.pieces}
          onChange={(line, pieces) =>
            setChoice({ ...choice, amount: null, pieces: { ...choice.pieces, [line]: pieces } })
          }
        />
        {refundable.shipping_total > 0 && !refundable.shipping_refunded && (
          <CheckboxField
            label={t("lineRefunds.shipping")}
            checked={choice.shipping}
            onChecked={(shipping) => setChoice({ ...choice, amount: null, shipping })}
          />
        )}
        {sent > 0 && (
          <CheckboxField
            label={t("lineRefunds.restock", { count: sent })}
            checked={restock}
            onChecked={setRestock}
          />
        )}
        <TextField
          label={t("lineRefunds.amount")}
          hint={t(`lineRefunds.${hint}`, { most: centsToField(proposed) })}
          isInvalid={chosen && cents === null}
          inputMode="decimal"
          disabled={!chosen}
          value={choice.amount ?? centsToField(proposed)}
          onValue={(amount) => setChoice({ ...choice, amount })}
        />
        <SelectField
          label={t("lineRefunds.reason")}
          value={reason}
          options={refundReasons.map((id) => ({ id, name: t(`lineRefunds.reasons.${id}`) }))}
          onValue={setReason}
        />
        <TextAreaField
          label={t("lineRefunds.note")}
          rows={2}
          maxLength={noteLength}
          value={note}
          onValue={setNote}
        />
        {refund.isError && (
          <Alert variant="error" role="alert">
            {refund.error.message}
          </Alert>
        )}
      </Drawer.Body>
      <Drawer.Footer>
        <Drawer.Close asChild>
          <ActionButton>{t("actions.close")}</ActionButton>
        </Drawer.Close>
        <ActionButton type="submit" variant="primary" isLoading={refund.isPending} disabled={cents === null}>
          {cents === null ? t("lineRefunds.refund") : t("lineRefunds.refundAmount", { amount: money(cents) })}
        </ActionButton>
      </Drawer.Footer>
    </Form>
  );
}
