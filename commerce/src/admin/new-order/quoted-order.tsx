import { Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Quote, TelephoneMethod } from "../../features/telephone-orders/quote-order";
import { Form, RadioField } from "../components/fields";
import { ActionButton, Panel, Strong } from "../components/page-parts";
import { skipUnsavedPrompt } from "../components/unsaved-prompt";
import { api, useAction } from "../lib/server";
import { useFormats } from "../lib/use-formats";

interface Props {
  quote: Quote;
  /** Called when nothing is left to do with this cart. */
  onDone: () => void;
}

/** What the order costs, and how the buyer pays: orders it, or mails the buyer the link to its cart. */
export function QuotedOrder({ quote: { cart, ways }, onDone }: Props) {
  const { t } = useTranslation();
  const { money, weight } = useFormats();
  const navigate = useNavigate();
  const [way, setWay] = useState(ways[0] ?? "workshop");
  const { goods_cents, shipping_cents, tax_cents, total_cents } = cart.totals;
  const discount = goods_cents + shipping_cents - total_cents;
  const shown = { cart_id: cart.id, fingerprint: cart.fingerprint, shown_cents: total_cents };
  const failed = t("newOrder.takeFailed");
  const taking = useAction({
    send: (method: TelephoneMethod) =>
      api.post<{ order_id: string }>("/admin/telephone-orders", { ...shown, method }),
    done: t("newOrder.taken"),
    failed,
    onDone: ({ order_id: id }) => {
      onDone();
      return navigate(`/orders/${id}`, { state: skipUnsavedPrompt });
    },
    refetch: [],
  });
  const mailing = useAction({
    send: () => api.post<{ email: string }>("/admin/telephone-orders/links", shown),
    failed,
    onDone: ({ email }) => {
      toast.success(t("newOrder.linkSent", { email }));
      onDone();
    },
  });
  const rows: [label: string, value: string][] = [
    ...cart.lines.map((line): [string, string] => [
      t("newOrder.line", {
        count: line.quantity,
        goods: [line.name, line.grams > 0 && weight(line.grams)].filter(Boolean).join(", "),
      }),
      money(line.quantity * line.unit_cents),
    ]),
    ...(discount > 0 ? [[t("newOrder.discount"), money(-discount)] as [string, string]] : []),
    [t("newOrder.shipping"), shipping_cents === 0 ? t("newOrder.free") : money(shipping_cents)],
    [t("newOrder.sum"), money(total_cents)],
  ];
  const busy = taking.isPending || mailing.isPending;
  return (
    <Panel title={t("newOrder.total")}>
      <dl className="txt-small flex max-w-lg flex-col gap-y-1" aria-live="polite">
        {rows.map(([label, value], index) => (
          <div
            key={label}
            className={`flex justify-between gap-x-4 ${index === rows.length - 1 ? "txt-compact-medium-plus border-t pt-2" : ""}`}
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="small">{t("newOrder.vat", { amount: money(tax_cents) })}</Text>
      <Form
        busy={busy}
        onSubmit={() => (way === "link" ? mailing.mutate() : taking.mutate(way))}
        className="flex flex-col gap-y-3"
      >
        <Strong>{t("newOrder.how")}</Strong>
        <RadioField
          label={t("newOrder.how")}
          options={ways.map((id) => ({ id, name: t(`newOrder.methods.${id}`) }))}
          value={way}
          onValue={setWay}
        />
        <ActionButton type="submit" variant="primary" className="self-start" isLoading={busy}>
          {t(way === "link" ? "newOrder.sendLink" : "newOrder.take")}
        </ActionButton>
      </Form>
    </Panel>
  );
}
