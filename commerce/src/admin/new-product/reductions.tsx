import { Heading, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { parseEuros } from "@su-turrone/contract/money";
import type { WeightPrices } from "../../features/price-log/read-price-log";
import type { Reduction, ReductionsAnswer } from "../../features/reductions/reduction-types";
import type { ReductionBody } from "../../features/reductions/reductions";
import { priceJumps } from "../../features/sellable/price-jumps";
import { Form, SelectField, TextField } from "../components/fields";
import { ActionButton, Hint, LoadStatus } from "../components/page-parts";
import { api, useAction, useLoad } from "../lib/server";
import { useFormats } from "../lib/use-formats";
import { productsKey } from "./drafts";

interface Props {
  productId: string;
  weights: readonly WeightPrices[];
}

const empty = { variant_id: "", euro: "", from: "", until: "" };

/** Reduces the price of a weight for some days. A price of less than half is asked about. */
function ReductionForm({ path, weights }: { path: string; weights: readonly WeightPrices[] }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const ask = usePrompt();
  const [typed, setTyped] = useState(empty);
  const change = (part: Partial<typeof empty>) => setTyped((before) => ({ ...before, ...part }));
  const cents = parseEuros(typed.euro);
  const weight = weights.find(({ variant_id: id }) => id === typed.variant_id);
  const lowest = weight?.lowest_cents ?? null;
  const saving = useAction({
    send: (body: ReductionBody) => api.post<ReductionsAnswer>(path, body),
    done: t("reductions.saved"),
    onDone: () => setTyped(empty),
    failed: t("reductions.failed"),
    refetch: [productsKey],
  });

  async function save() {
    if (!cents || !weight) return;
    const { variant: title, grams, usual_cents: usual } = weight;
    const [jump] = priceJumps([{ title, grams, now_cents: usual, next_cents: [cents] }]);
    const values = { weight: title, price: money(cents), usual: money(usual ?? 0) };
    const confirmed =
      jump !== undefined &&
      (await ask({
        title: t("reductions.half.title"),
        description: t("reductions.half.text", values),
        confirmText: t("reductions.half.confirm", values),
        cancelText: t("lists.keep"),
      }));
    const { variant_id, from, until } = typed;
    if (!jump || confirmed) saving.mutate({ variant_id, cents, from, until, confirmed });
  }

  return (
    <Form
      busy={saving.isPending}
      onSubmit={save}
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2 md:grid-cols-5"
    >
      <SelectField
        label={t("reductions.weight")}
        options={weights.map(({ variant_id: id, variant: name }) => ({ id, name }))}
        value={typed.variant_id}
        onValue={(variant_id) => change({ variant_id })}
        placeholder={t("lists.choose")}
      />
      <TextField
        label={t("reductions.price")}
        inputMode="decimal"
        value={typed.euro}
        problem={typed.euro !== "" && !cents ? t("newProduct.problems.euro") : undefined}
        onValue={(euro) => change({ euro })}
      />
      {(["from", "until"] as const).map((name) => (
        <TextField
          key={name}
          label={t(`reductions.${name}`)}
          type="date"
          value={typed[name]}
          onValue={(value) => change({ [name]: value })}
        />
      ))}
      <ActionButton
        type="submit"
        disabled={!cents || !weight || !typed.from || !typed.until}
        isLoading={saving.isPending}
      >
        {t("reductions.save")}
      </ActionButton>
      {cents !== null && lowest !== null && lowest <= cents && (
        <Hint role="status" isProblem className="col-span-full">
          {t("reductions.notCrossedOut", { price: money(lowest) })}
        </Hint>
      )}
    </Form>
  );
}

/** Reduced prices of a product on sale: those that run or are to come, and a new one. */
export function Reductions({ productId, weights }: Props) {
  const { t } = useTranslation();
  const { money, date } = useFormats();
  const path = `/admin/products/${productId}/reductions`;
  const query = useLoad<ReductionsAnswer>([productsKey, "reductions", productId], path);
  const weightOf = ({ variant_id: of }: Reduction) => weights.find(({ variant_id }) => variant_id === of);
  const ending = useAction({
    send: ({ id }: Reduction) => api.delete(`${path}/${id}`),
    question: (reduction) => {
      const { variant: weight = "", usual_cents: cents = null } = weightOf(reduction) ?? {};
      const values = { weight, price: money(reduction.cents), usual: money(cents ?? 0) };
      return {
        title: t("reductions.endQuestion.title", values),
        description: t(
          new Date(reduction.from) > new Date()
            ? "reductions.endQuestion.planned"
            : "reductions.endQuestion.text",
          values,
        ),
        confirmText: t("reductions.end"),
        cancelText: t("lists.keep"),
      };
    },
    failed: t("reductions.failed"),
    refetch: [productsKey],
  });
  return (
    <section className="flex flex-col gap-y-3">
      <Heading level="h2">{t("reductions.title")}</Heading>
      <Hint>{t("reductions.hint")}</Hint>
      <LoadStatus query={query} failed={t("reductions.loadFailed")} />
      <ul className="flex flex-col gap-y-2">
        {query.data?.reductions.map((reduction) => {
          const { id, cents, from, until } = reduction;
          const weight = weightOf(reduction)?.variant ?? "";
          return (
            <li key={id} className="txt-small flex flex-wrap items-center gap-x-4 gap-y-1">
              {t("reductions.entry", { weight, price: money(cents), from: date(from), until: date(until) })}
              <ActionButton
                aria-label={t("reductions.endOf", { weight })}
                disabled={ending.isPending}
                onClick={() => void ending.start(reduction)}
              >
                {t("reductions.end")}
              </ActionButton>
            </li>
          );
        })}
      </ul>
      <ReductionForm path={path} weights={weights} />
    </section>
  );
}
