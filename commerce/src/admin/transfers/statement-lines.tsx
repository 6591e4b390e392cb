import { StatusBadge, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Booked } from "../../features/bank-statements/book-line";
import type { PreviewedDebit, PreviewedLine } from "../../features/bank-statements/preview";
import type { StatementLine } from "../../features/bank-statements/statement-line";
import type { OpenTransfer } from "../../features/ordering/bank-transfer/order-transfer";
import type { SentTransfer } from "../../features/refund-transfers/mark-as-sent";
import type { RefundToSend } from "../../features/refund-transfers/read-refunds-to-send";
import { Choose } from "../components/fields";
import { ActionButton, Hint, Strong, TextLink } from "../components/page-parts";
import { api, useAction } from "../lib/server";
import { useFormats } from "../lib/use-formats";
import { transfersKey } from "./refund-account";
import { MarkAsSent, UndoSent } from "./refunds-to-send";

interface LineProps {
  previewed: PreviewedLine;
  open: readonly OpenTransfer[];
  sent: readonly SentTransfer[];
}

interface AdviceProps {
  previewed: PreviewedLine;
  chosen: OpenTransfer | undefined;
  open: readonly OpenTransfer[];
}

/** Explains an amount that differs from the open one, and why an order is proposed. */
function Advice({ previewed, chosen, open }: AdviceProps) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const { line, proposal, not_waiting } = previewed;
  const number = not_waiting?.number ?? null;
  const others = open.filter(
    ({ order_id: id }) => id !== chosen?.order_id && previewed.named_order_ids.includes(id),
  );
  const difference = chosen ? line.amount_cents - chosen.open_cents : 0;
  const texts = [
    proposal && proposal.order_id === chosen?.order_id && t(`transfers.by.${proposal.by}`),
    chosen &&
      chosen.withdrawn_at !== null &&
      t("transfers.withdrawnHint", { date: date(chosen.withdrawn_at) }),
    !proposal && !chosen && number !== null && t("transfers.notWaiting", { number }),
    !proposal && !chosen && number === null && t("transfers.noProposal"),
    difference < 0 && t("transfers.part", { amount: money(-difference) }),
    others.length > 0 &&
      t("transfers.namesOthers", { numbers: others.map((other) => other.number).join(", ") }),
    difference > 0 && others.length === 0 && t("transfers.tooMuch", { amount: money(difference) }),
  ];
  return texts.filter(Boolean).map((text) => (
    <Text key={String(text)} size="small">
      {text}
    </Text>
  ));
}

function LineHead({ line }: { line: StatementLine }) {
  const { date, money } = useFormats();
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-3">
        <Strong className="min-w-0 break-words">
          {[date(line.day), line.counterparty].filter(Boolean).join(" · ")}
        </Strong>
        <Strong>{money(line.amount_cents)}</Strong>
      </div>
      <Hint className="break-words">{[line.text, line.details].filter(Boolean).join(" · ")}</Hint>
    </>
  );
}

/** Says that a refund came back, with the button that notes it, or that it was noted. */
function CameBack({ previewed: { came_back, not_waiting }, sent }: Pick<LineProps, "previewed" | "sent">) {
  const { t } = useTranslation();
  const record = sent.find(({ id }) => id === came_back?.id);
  return (
    <div className="flex flex-col items-start gap-y-2">
      <Text size="small">{t("transfers.cameBack", { number: not_waiting?.number })}</Text>
      {record ? (
        <UndoSent sent={record} />
      ) : (
        <StatusBadge color="green">{t("transfers.refunds.undone")}</StatusBadge>
      )}
    </div>
  );
}

/** What the bank has taken back: nothing is booked by itself. */
export function ReversalRow({ previewed, sent }: Pick<LineProps, "previewed" | "sent">) {
  const { t } = useTranslation();
  const orderId = previewed.not_waiting?.order_id;
  return (
    <li className="flex flex-col gap-y-2 px-4 py-3 sm:px-6">
      <LineHead line={previewed.line} />
      <Text size="small">{t(`transfers.reversed.${previewed.line.direction}`)}</Text>
      {orderId && (
        <TextLink to={`/orders/${orderId}`} className="txt-small self-start">
          {t("transfers.showOrder")}
        </TextLink>
      )}
      {previewed.came_back && <CameBack previewed={previewed} sent={sent} />}
    </li>
  );
}

/** A received payment with its proposed order and the button that books it. */
export function StatementLineRow({ previewed, open, sent }: LineProps) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const { line, proposal, not_waiting } = previewed;
  const [chosenId, setChosenId] = useState(proposal?.order_id ?? "");
  const [bookedId, setBookedId] = useState(previewed.booked_order_id);
  const chosen = open.find(({ order_id: id }) => id === chosenId);
  const booking = useAction({
    send: (order: { order_id: string; expected_open_cents?: number; send_back?: boolean }) =>
      api.post<{ booked: Booked }>("/admin/bank-statement-bookings", { line, ...order }),
    onDone: ({ booked }) => {
      setBookedId(booked.order_id);
      const { taken_cents: taken, surplus_cents: surplus } = booked;
      toast.success(
        taken > 0
          ? t("transfers.booked", { amount: money(taken) })
          : t("transfers.toSendBack", { amount: money(surplus) }),
      );
    },
    refetch: [transfersKey],
  });
  const amount = money(line.amount_cents);
  if (previewed.payout) {
    return (
      <li className="flex flex-col gap-y-2 px-4 py-3 sm:px-6">
        <LineHead line={line} />
        <Text size="small">{t("transfers.payout", { date: date(previewed.payout.sent) })}</Text>
        <TextLink
          to={`/month-end?month=${previewed.payout.sent.slice(0, 7)}`}
          className="txt-small self-start"
        >
          {t("monthEnd.stripe.payouts")}
        </TextLink>
      </li>
    );
  }
  if (previewed.came_back) {
    return (
      <li className="flex flex-col gap-y-2 px-4 py-3 sm:px-6">
        <LineHead line={line} />
        <CameBack previewed={previewed} sent={sent} />
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-y-2 px-4 py-3 sm:px-6">
      <LineHead line={line} />
      {bookedId === null ? (
        <>
          <Advice previewed={previewed} chosen={chosen} open={open} />
          <div className="flex flex-wrap items-center gap-2">
            <div className="min-w-0 max-w-full grow sm:max-w-96">
              <Choose
                aria-label={t("transfers.order")}
                placeholder={t("transfers.choose")}
                value={chosenId}
                options={open.map(
                  ({ order_id: id, number, name, open_cents: cents, withdrawn_at: withdrawn }) => ({
                    id,
                    name: [number, name, money(cents), withdrawn !== null && t("transfers.withdrawnBadge")]
                      .filter(Boolean)
                      .join(" · "),
                  }),
                )}
                onValue={setChosenId}
              />
            </div>
            <ActionButton
              variant="primary"
              aria-label={t("transfers.bookOf", { amount })}
              disabled={!chosen}
              isLoading={booking.isPending}
              onClick={() =>
                chosen &&
                booking.mutate({ order_id: chosen.order_id, expected_open_cents: chosen.open_cents })
              }
            >
              {t("transfers.book")}
            </ActionButton>
            {!chosen && not_waiting?.order_id && (
              <ActionButton
                aria-label={t("transfers.sendBackOf", { amount, number: not_waiting.number })}
                isLoading={booking.isPending}
                onClick={() => booking.mutate({ order_id: not_waiting.order_id ?? "", send_back: true })}
              >
                {t("transfers.sendBack")}
              </ActionButton>
            )}
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge color="green">{t("transfers.alreadyBooked")}</StatusBadge>
          <TextLink to={`/orders/${bookedId}`} className="txt-small">
            {t("transfers.showOrder")}
          </TextLink>
        </div>
      )}
    </li>
  );
}

interface DebitProps {
  debit: PreviewedDebit;
  waiting: readonly RefundToSend[];
}

/** A debit of a statement that is probably the transfer of a refund. */
export function StatementDebitRow({ debit: { line, refund, by }, waiting }: DebitProps) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-col gap-y-2 px-4 py-3 sm:px-6">
      <LineHead line={line} />
      <TextLink to={`/orders/${refund.order_id}`} className="txt-small max-w-full self-start break-words">
        {t("today.orderOf", { number: refund.number, name: refund.name })}
      </TextLink>
      {waiting.some(({ id }) => id === refund.id) ? (
        <>
          <Text size="small">{t(`transfers.debitBy.${by}`)}</Text>
          <MarkAsSent refund={refund} line={line} />
        </>
      ) : (
        <StatusBadge color="green" className="self-start">
          {t("transfers.refunds.done")}
        </StatusBadge>
      )}
    </li>
  );
}
