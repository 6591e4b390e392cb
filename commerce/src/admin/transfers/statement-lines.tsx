import { Button, Select, StatusBadge, Text, toast } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Booked } from "../../features/bank-statements/book-line";
import type { PreviewedLine } from "../../features/bank-statements/preview";
import type { StatementLine } from "../../features/bank-statements/statement-line";
import type { OpenTransfer } from "../../features/ordering/bank-transfer/order-transfer";
import { namesIn, sdk } from "../lib/sdk";
import { useFormats } from "../lib/use-formats";
import { linkStyle } from "../components/link-style";

/** Query key prefix of transfers. */
export const transfersKey = "transfers";

interface Props {
  previewed: PreviewedLine;
  open: readonly OpenTransfer[];
}

/** Explains an amount that differs from the open one, and why an order is proposed. */
function Advice({ previewed, chosen }: { previewed: PreviewedLine; chosen: OpenTransfer | undefined }) {
  const { t } = useTranslation();
  const { date, money } = useFormats();
  const { line, proposal, not_waiting } = previewed;
  const number = not_waiting?.number ?? null;
  const difference = chosen ? line.amount_cents - chosen.open_cents : 0;
  const texts = [
    proposal && proposal.order_id === chosen?.order_id && t(`transfers.by.${proposal.by}`),
    chosen &&
      chosen.withdrawn_at !== null &&
      t("transfers.withdrawnHint", { date: date(chosen.withdrawn_at) }),
    !proposal && !chosen && number !== null && t("transfers.notWaiting", { number }),
    !proposal && !chosen && number === null && t("transfers.noProposal"),
    difference < 0 && t("transfers.part", { amount: money(-difference) }),
    difference > 0 && t("transfers.tooMuch", { amount: money(difference) }),
  ];
  return texts.filter(Boolean).map((text) => (
    <Text key={String(text)} size="small">
      {text}
    </Text>
  ));
}

/** What the statement says of a payment. */
export function LineHead({ line }: { line: StatementLine }) {
  const { date, money } = useFormats();
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-3">
        <Text size="small" weight="plus" className="min-w-0 break-words">
          {[date(line.day), line.counterparty].filter(Boolean).join(" · ")}
        </Text>
        <Text size="small" weight="plus">
          {money(line.amount_cents)}
        </Text>
      </div>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {[line.text, line.details].filter(Boolean).join(" · ")}
      </Text>
    </>
  );
}

/** A received payment with its proposed order and the button that books it. */
export function StatementLineRow({ previewed, open }: Props) {
  const { t, i18n } = useTranslation();
  const { money } = useFormats();
  const client = useQueryClient();
  const { line, proposal, not_waiting } = previewed;
  const [chosenId, setChosenId] = useState(proposal?.order_id ?? "");
  const [bookedId, setBookedId] = useState(previewed.booked_order_id);
  const chosen = open.find(({ order_id: id }) => id === chosenId);
  const booking = useMutation({
    mutationFn: (order: { order_id: string; expected_open_cents?: number; send_back?: boolean }) =>
      sdk.client.fetch<{ booked: Booked }>("/admin/bank-statement-bookings", {
        ...namesIn(i18n.language),
        method: "POST",
        body: { line, ...order },
      }),
    onSuccess: ({ booked }) => {
      setBookedId(booked.order_id);
      const { taken_cents: taken, surplus_cents: surplus } = booked;
      toast.success(
        taken > 0
          ? t("transfers.booked", { amount: money(taken) })
          : t("transfers.toSendBack", { amount: money(surplus) }),
      );
    },
    onError: (error) => toast.error(error.message),
    // after a refusal too: the order may have received money in the meantime
    onSettled: () => client.invalidateQueries({ queryKey: [transfersKey] }),
  });
  const amount = money(line.amount_cents);
  return (
    <li className="flex flex-col gap-y-2 px-4 py-3 sm:px-6">
      <LineHead line={line} />
      {bookedId === null ? (
        <>
          <Advice previewed={previewed} chosen={chosen} />
          <div className="flex flex-wrap items-center gap-2">
            <div className="min-w-0 max-w-full grow sm:max-w-96">
              <Select size="small" value={chosenId} onValueChange={setChosenId}>
                <Select.Trigger aria-label={t("transfers.order")}>
                  <Select.Value placeholder={t("transfers.choose")} />
                </Select.Trigger>
                <Select.Content>
                  {open.map(({ order_id: id, number, name, open_cents: cents, withdrawn_at: withdrawn }) => (
                    <Select.Item key={id} value={id}>
                      {[number, name, money(cents), withdrawn !== null && t("transfers.withdrawnBadge")]
                        .filter(Boolean)
                        .join(" · ")}
                    </Select.Item>
                  ))}
                </Select.Content>
              </Select>
            </div>
            <Button
              size="small"
              aria-label={t("transfers.bookOf", { amount })}
              disabled={!chosen}
              isLoading={booking.isPending}
              onClick={() =>
                chosen &&
                booking.mutate({ order_id: chosen.order_id, expected_open_cents: chosen.open_cents })
              }
            >
              {t("transfers.book")}
            </Button>
            {!chosen && not_waiting?.order_id && (
              <Button
                size="small"
                variant="secondary"
                aria-label={t("transfers.sendBackOf", { amount, number: not_waiting.number })}
                isLoading={booking.isPending}
                onClick={() => booking.mutate({ order_id: not_waiting.order_id ?? "", send_back: true })}
              >
                {t("transfers.sendBack")}
              </Button>
            )}
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <StatusBadge color="green">{t("transfers.alreadyBooked")}</StatusBadge>
          <Link to={`/orders/${bookedId}`} className={`txt-small ${linkStyle}`}>
            {t("transfers.showOrder")}
          </Link>
        </div>
      )}
    </li>
  );
}
