import { Input } from "@medusajs/ui";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepPreviousData } from "@tanstack/react-query";
import { maxQuantity } from "@su-turrone/contract/limits";
import type { StockAnswer, StockRow } from "../../features/stock/stock-types";
import { TextField } from "../components/fields";
import { ActionButton, Hint, LoadStatus } from "../components/page-parts";
import { useLoad } from "../lib/server";

/** A weight and how many packs of it. */
export interface ChosenGoods {
  variant_id: string;
  name: string;
  quantity: number;
}

const nameOf = ({ product, variant }: StockRow): string => `${product}, ${variant}`;

/** Matches shown at once. */
const shown = 6;

interface Props {
  chosen: readonly ChosenGoods[];
  onChange: (chosen: ChosenGoods[]) => void;
  /** Whether it is said that none are chosen. */
  isTried: boolean;
}

/** Search for weights with what is left of each, and the chosen ones with their packs. */
export function GoodsField({ chosen, onChange, isTried }: Props) {
  const { t } = useTranslation();
  const [q, setQ] = useState("");
  const typed = useDeferredValue(q.trim());
  const query = useLoad<StockAnswer>(["stock", "found", typed], "/admin/stock", {
    query: { q: typed, show: "all", limit: shown },
    enabled: typed !== "",
    placeholderData: keepPreviousData,
  });
  const rows = typed === "" ? [] : (query.data?.stock ?? []);
  const add = (row: StockRow) => {
    const { variant_id } = row;
    const known = chosen.some((one) => one.variant_id === variant_id);
    onChange(
      known
        ? chosen.map((one) =>
            one.variant_id === variant_id
              ? { ...one, quantity: Math.min(one.quantity + 1, maxQuantity) }
              : one,
          )
        : [...chosen, { variant_id, name: nameOf(row), quantity: 1 }],
    );
    setQ("");
  };
  return (
    <div className="flex flex-col gap-y-3">
      <TextField
        label={t("newOrder.find")}
        value={q}
        onValue={setQ}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (rows[0] && typed === q.trim() && !query.isFetching) add(rows[0]);
        }}
      />
      {typed !== "" && <LoadStatus query={query} failed={t("newOrder.findFailed")} />}
      {typed !== "" && query.data && rows.length === 0 && (
        <Hint role="status">{t("newOrder.noneFound")}</Hint>
      )}
      <ul className="flex flex-col gap-y-1">
        {rows.map((row) => (
          <li key={row.variant_id}>
            <ActionButton
              variant="transparent"
              className="w-full justify-between"
              aria-label={t("newOrder.add", { goods: nameOf(row) })}
              onClick={() => add(row)}
            >
              <span>{nameOf(row)}</span>
              <span className="text-ui-fg-subtle">{t("newOrder.left", { count: row.available })}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
      {chosen.length === 0 ? (
        <Hint isProblem={isTried} role={isTried ? "alert" : undefined}>
          {t("newOrder.noGoods")}
        </Hint>
      ) : (
        <ul className="flex flex-col gap-y-2">
          {chosen.map(({ variant_id: id, name, quantity }) => (
            <li key={id} className="flex items-center gap-x-3">
              <Input
                type="number"
                size="small"
                className="w-20"
                aria-label={t("newOrder.quantity", { goods: name })}
                min={1}
                max={maxQuantity}
                required
                value={quantity || ""}
                onChange={({ target }) =>
                  onChange(
                    chosen.map((one) =>
                      one.variant_id === id ? { ...one, quantity: Math.trunc(Number(target.value)) } : one,
                    ),
                  )
                }
              />
              <span className="txt-small min-w-0 flex-1 break-words">{name}</span>
              <ActionButton
                variant="transparent"
                aria-label={t("newOrder.remove", { goods: name })}
                onClick={() => onChange(chosen.filter((one) => one.variant_id !== id))}
              >
                {t("lists.remove")}
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      {chosen.some(({ quantity }) => quantity > maxQuantity) && (
        <Hint isProblem role="alert">
          {t("newOrder.tooMany", { max: maxQuantity })}
        </Hint>
      )}
    </div>
  );
}
