import { Button, toast, usePrompt } from "@medusajs/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { parseEuros } from "@su-turrone/contract/money";
import { priceJumps } from "../../features/on-sale/price-jumps";
import type { SetPriceBody } from "../../features/on-sale/set-price";
import type { WeightPrices } from "../../features/price-log/price-log-answer";
import { LabelledField } from "../components/labelled-field";
import { centsToField } from "../lib/euro";
import { namesIn, sdk } from "../lib/sdk";
import { useFormats } from "../lib/use-formats";

interface Props {
  productId: string;
  weight: WeightPrices;
  /** All weights of the product. */
  weights: readonly WeightPrices[];
}

/** Sets the price of a weight; a price far from the present one or from the other weights has to be confirmed. */
export function PriceForm({ productId, weight, weights }: Props) {
  const { t, i18n } = useTranslation();
  const { money } = useFormats();
  const ask = usePrompt();
  const client = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const { variant_id, variant, now_cents: now } = weight;
  const cents = typed === null ? now : parseEuros(typed);
  const saving = useMutation({
    mutationFn: (body: SetPriceBody) =>
      sdk.client.fetch(`/admin/products/${productId}/prices`, {
        method: "POST",
        body,
        ...namesIn(i18n.language),
      }),
    onSuccess: (_, body) => {
      setTyped(null);
      toast.success(t("priceLog.change.saved", { weight: variant, price: money(body.cents) }));
    },
    onError: ({ message }) => toast.error(t("priceLog.change.failed"), { description: message }),
    onSettled: () => client.invalidateQueries({ queryKey: ["price-log", productId] }),
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
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (cents && cents !== now && !saving.isPending) void save(cents);
      }}
    >
      <LabelledField
        label={t("priceLog.change.field", { weight: variant })}
        inputMode="decimal"
        value={typed ?? (now === null ? "" : centsToField(now))}
        problem={typed !== null && !cents ? t("priceLog.change.wrong") : undefined}
        onValue={setTyped}
      />
      <Button type="submit" size="small" variant="secondary" disabled={!cents || cents === now}>
        {t("priceLog.change.save")}
      </Button>
    </form>
  );
}
