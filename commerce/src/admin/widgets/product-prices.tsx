import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { Text, usePrompt } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { parseEuros } from "@su-turrone/contract/money";
import { priceJumps } from "../../features/sellable/price-jumps";
import type { SetPriceBody } from "../../features/sellable/set-price";
import type { PriceChange, PriceLogAnswer, WeightPrices } from "../../features/price-log/read-price-log";
import { Form, TextField } from "../components/fields";
import { ActionButton, Hint, LoadStatus, Panel, Strong } from "../components/page-parts";
import { api, useAction, useLoad } from "../lib/server";
import { useSavedMessage } from "../lib/undo";
import { centsToField, useFormats } from "../lib/use-formats";

interface FormProps {
  productId: string;
  weight: WeightPrices;
  weights: readonly WeightPrices[];
}

/** Sets the price of a weight; a price far from the present one or from the other weights has to be confirmed. */
function PriceForm({ productId, weight, weights }: FormProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const ask = usePrompt();
  const [typed, setTyped] = useState<string | null>(null);
  const { variant_id, variant, now_cents: now } = weight;
  const cents = typed === null ? now : parseEuros(typed);
  const showSaved = useSavedMessage();
  const saving = useAction({
    send: (body: SetPriceBody) => api.post(`/admin/products/${productId}/prices`, body),
    onDone: (_, body) => {
      setTyped(null);
      showSaved(t("priceLog.change.saved", { weight: variant, price: money(body.cents) }), {
        route: "/admin/products/:id/prices",
        id: productId,
        body,
        refetch: ["price-log", productId],
      });
    },
    failed: t("priceLog.change.failed"),
    refetch: ["price-log", productId],
  });

  async function save(next: number) {
    const [jump] = priceJumps(
      weights.map((one) => ({
        title: one.variant,
        grams: one.grams,
        now_cents: one.now_cents,
        next_cents: one === weight ? [next] : [],
      })),
    );
    const price = money(next);
    const isConfirmed =
      jump !== undefined &&
      (await ask({
        title: t("priceLog.change.jump.title", { weight: variant, price }),
        description: t(`priceLog.change.jump.${jump.than}`, { usual: money(jump.usual_cents) }),
        confirmText: t("priceLog.change.jump.confirm", { price }),
        cancelText: t("priceLog.change.jump.keep"),
      }));
    if (!jump || isConfirmed) {
      saving.mutate({ variant_id, cents: next, instead_of_cents: now, confirmed: isConfirmed });
    }
  }

  return (
    <Form
      className="flex flex-wrap items-end gap-2"
      busy={saving.isPending}
      onSubmit={() => cents && cents !== now && save(cents)}
    >
      <TextField
        label={t("priceLog.change.field", { weight: variant })}
        inputMode="decimal"
        value={typed ?? (now === null ? "" : centsToField(now))}
        problem={typed !== null && !cents ? t("newProduct.problems.euro") : undefined}
        onValue={setTyped}
      />
      <ActionButton type="submit" disabled={!cents || cents === now}>
        {t("priceLog.change.save")}
      </ActionButton>
    </Form>
  );
}

function Weight({ weight, children }: { weight: WeightPrices; children: ReactNode }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { variant, now_cents: now, lowest_cents: lowest } = weight;
  return (
    <li>
      <Strong>
        {t("priceLog.now", { weight: variant, price: now === null ? t("priceLog.noPrice") : money(now) })}
      </Strong>
      {lowest !== null && <Hint>{t("priceLog.lowest", { price: money(lowest) })}</Hint>}
      {children}
    </li>
  );
}

function Change({ change: { variant, at, cause, cents, list } }: { change: PriceChange }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormats();
  const ofList = list && [
    list.title || t("priceLog.deletedList"),
    !list.active && cause !== "removed" && t("priceLog.inactive"),
    list.valid_from > at && t("priceLog.from", { from: dateTime(list.valid_from) }),
    list.valid_until !== null && t("priceLog.until", { until: dateTime(list.valid_until) }),
  ];
  const parts = [variant, money(cents), t(`priceLog.causes.${cause}`), ...(ofList ?? [t("priceLog.noList")])];
  return (
    <li>
      <Hint className="[overflow-wrap:anywhere]">{[dateTime(at), ...parts].filter(Boolean).join(" · ")}</Hint>
    </li>
  );
}

/** Prices of a product's weights, which can be changed, their lowest of the last thirty days, and the price history. */
const ProductPrices = ({ data: product }: DetailWidgetProps<AdminProduct>) => {
  const { t } = useTranslation();
  // Medusa's price dialog has its own URL and does not refetch the product: returning from it counts as a change
  const { key } = useLocation();
  const query = useLoad<PriceLogAnswer>(
    ["price-log", product.id, key],
    `/admin/products/${product.id}/price-log`,
    { placeholderData: keepPreviousData },
  );
  const { data } = query;
  return (
    <Panel title={t("priceLog.title")} hint={t("priceLog.hint")}>
      <LoadStatus query={query} failed={t("priceLog.loadFailed")} />
      {data?.weights.length === 0 && <Text size="small">{t("priceLog.none")}</Text>}
      {data && data.weights.length > 0 && (
        <>
          <ul className="flex flex-col gap-y-2">
            {data.weights.map((weight) => (
              <Weight key={weight.variant_id} weight={weight}>
                <PriceForm productId={product.id} weight={weight} weights={data.weights} />
              </Weight>
            ))}
          </ul>
          <details>
            <summary className="txt-compact-small cursor-pointer">{t("priceLog.changes")}</summary>
            <ul className="flex max-h-64 flex-col gap-y-1 overflow-y-auto pt-2" tabIndex={0}>
              {data.changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ul>
          </details>
        </>
      )}
    </Panel>
  );
};

export const config = defineWidgetConfig({ zone: "product.details.after" });

export default ProductPrices;
