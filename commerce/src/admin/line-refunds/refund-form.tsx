import {
  Alert,
  Button,
  Checkbox,
  Drawer,
  Input,
  Label,
  Select,
  Text,
  Textarea,
  usePrompt,
} from "@medusajs/ui";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { OrderView } from "@su-turrone/contract/orders";
import type { RefundChoices } from "../../features/line-refunds/line-to-refund";
import { refundReasons, type RefundReason } from "../../modules/line-refunds/refund-reasons";
import { centsToField } from "../lib/euro";
import { useFormats } from "../lib/use-formats";
import { chosenRefund, fullRefund, type Choice } from "./chosen-refund";
import { PieceFields } from "./piece-fields";
import { useLineRefund } from "./use-line-refund";

interface Props {
  orderId: string;
  method: OrderView["payment_method"];
  choices: RefundChoices;
  onDone: (cents: number) => void;
}

/** Maximum length of a note in characters. */
const noteLength = 500;

/** A labelled checkbox. */
function Tick(props: { id: string; label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <div className="flex items-center gap-x-2">
      <Checkbox
        id={props.id}
        checked={props.checked}
        onCheckedChange={(checked) => props.onChange(checked === true)}
      />
      <Label size="small" htmlFor={props.id}>
        {props.label}
      </Label>
    </div>
  );
}

/** Form for items, amount and reason of a refund; explains the consequences before they happen. */
export function RefundForm({
  orderId,
  method,
  choices: { refundable, withdrawals, revision },
  onDone,
}: Props) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const ask = usePrompt();
  const id = useId();
  const isFullWithdrawal = withdrawals.length > 0 && withdrawals.every(({ items }) => items === "");
  const [choice, setChoice] = useState<Choice>(() =>
    isFullWithdrawal ? fullRefund(refundable) : { pieces: {}, shipping: false, amount: null },
  );
  const [restock, setRestock] = useState(false);
  const [reason, setReason] = useState<RefundReason>(withdrawals.length > 0 ? "withdrawal" : "damaged");
  const [note, setNote] = useState("");
  // idempotency key of this form: a repeated submission refunds only once
  const [requestKey] = useState(() => crypto.randomUUID());
  const refund = useLineRefund(orderId, revision, onDone);

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

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (cents === null || refund.isPending) return;
    const amount = money(cents);
    const confirmed = await ask({
      title: t("lineRefunds.confirmTitle", { amount }),
      description: [
        t(`lineRefunds.way.${method}`, { amount }),
        ...(notPacked > 0 ? [t("lineRefunds.notPacked", { count: notPacked })] : []),
        ...(goesBack ? [t("lineRefunds.restocked", { count: sent })] : []),
        t("lineRefunds.documents"),
      ].join(" "),
      confirmText: t("lineRefunds.refund"),
      cancelText: t("orderMoney.keep"),
    });
    if (!confirmed) return;
    refund.mutate({
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
    <form onSubmit={(event) => void submit(event)} className="flex min-h-0 flex-1 flex-col">
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
          <Tick
            id={`${id}-shipping`}
            label={t("lineRefunds.shipping")}
            checked={choice.shipping}
            onChange={(shipping) => setChoice({ ...choice, amount: null, shipping })}
          />
        )}
        {sent > 0 && (
          <Tick
            id={`${id}-restock`}
            label={t("lineRefunds.restock", { count: sent })}
            checked={restock}
            onChange={setRestock}
          />
        )}
        <div className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`${id}-amount`}>
            {t("lineRefunds.amount")}
          </Label>
          <Input
            id={`${id}-amount`}
            size="small"
            inputMode="decimal"
            autoComplete="off"
            disabled={!chosen}
            value={choice.amount ?? centsToField(proposed)}
            onChange={({ target }) => setChoice({ ...choice, amount: target.value })}
            aria-invalid={chosen && cents === null}
            aria-describedby={`${id}-amount-hint`}
          />
          <Text
            size="xsmall"
            id={`${id}-amount-hint`}
            className={chosen && cents === null ? "text-ui-fg-error" : "text-ui-fg-subtle"}
          >
            {t(`lineRefunds.${hint}`, { most: centsToField(proposed) })}
          </Text>
        </div>
        <div className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`${id}-reason`}>
            {t("lineRefunds.reason")}
          </Label>
          <Select
            size="small"
            value={reason}
            onValueChange={(value) => setReason(refundReasons.find((one) => one === value) ?? reason)}
          >
            <Select.Trigger id={`${id}-reason`}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {refundReasons.map((one) => (
                <Select.Item key={one} value={one}>
                  {t(`lineRefunds.reasons.${one}`)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </div>
        <div className="flex flex-col gap-y-1">
          <Label size="small" htmlFor={`${id}-note`}>
            {t("lineRefunds.note")}
          </Label>
          <Textarea
            id={`${id}-note`}
            rows={2}
            maxLength={noteLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        {refund.isError && (
          <Alert variant="error" role="alert">
            {refund.error.message}
          </Alert>
        )}
      </Drawer.Body>
      <Drawer.Footer>
        <Drawer.Close asChild>
          <Button size="small" variant="secondary">
            {t("lineRefunds.close")}
          </Button>
        </Drawer.Close>
        <Button type="submit" size="small" isLoading={refund.isPending} disabled={cents === null}>
          {cents === null ? t("lineRefunds.refund") : t("lineRefunds.refundAmount", { amount: money(cents) })}
        </Button>
      </Drawer.Footer>
    </form>
  );
}
