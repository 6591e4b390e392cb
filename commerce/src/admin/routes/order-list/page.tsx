import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderListAnswer, OrderListRow } from "../../../features/order-list/order-list-types";
import { ListPage, type Column } from "../../components/list-page";
import { usePaged, api, useAction } from "../../lib/server";
import { toast, Checkbox, StatusBadge, Text } from "@medusajs/ui";
import type { DeliverResult, ShipRefusal } from "../../../features/fulfilment/ship-orders";
import { ActionButton, Hint, TextLink } from "../../components/page-parts";
import { PackingBar, withChosen } from "../../today/packing-bar";
import { useOrderFilters } from "../../orders/order-filters";
import { statusColours } from "../../orders/fulfilment-panel";
import { useFormats } from "../../lib/use-formats";

const orderListKey = "order-list";

/** Among many orders a cancelled one needs no attention. */
const colours = { ...statusColours, cancelled: "grey" } as const;

interface Selection {
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** Columns of the list of orders. @param selection null if there are no bulk actions */
function useOrderColumns(selection: Selection | null): Column<OrderListRow>[] {
  const { t } = useTranslation();
  const { money, dateTime, country } = useFormats();

  return [
    {
      title: t("orderList.number"),
      cell: ({ id, number }) => (
        <span className="flex items-center gap-x-3">
          {selection && (
            <Checkbox
              aria-label={t("orderList.select", { number })}
              checked={selection.chosen.has(id)}
              onCheckedChange={(checked) =>
                selection.onChoose(withChosen(selection.chosen, id, checked === true))
              }
            />
          )}
          <TextLink to={`/orders/${id}`}>#{number}</TextLink>
        </span>
      ),
    },
    { title: t("orderList.placed"), cell: ({ placed_at: at }) => dateTime(at) },
    {
      title: t("orderList.recipient"),
      cell: (order) => (
        <div className="py-1">
          {order.name}
          <Hint size="xsmall">
            {order.city}, {country(order.country)}
          </Hint>
        </div>
      ),
    },
    {
      title: t("orderList.goods"),
      cell: (order) => {
        const notes = [
          [t("orderList.note"), order.notes],
          [t("orderList.gift"), order.gift_message],
          [t("buyerRequests.gift"), order.gift && !order.gift_message ? t("buyerRequests.giftNoCard") : ""],
        ].filter(([, text]) => text);
        return (
          <div className="whitespace-normal py-1">
            <ul>
              {order.goods.map(({ name, quantity }, index) => (
                <li key={index}>
                  {quantity} × {name}
                </li>
              ))}
            </ul>
            {notes.map(([what, text]) => (
              <Hint key={what} size="xsmall">
                {what}: {text}
              </Hint>
            ))}
          </div>
        );
      },
    },
    { title: t("orderList.total"), cell: ({ total_cents: cents }) => money(cents) },
    {
      title: t("lists.status"),
      cell: ({ status, partly, withdrawal }) => (
        <div className="flex flex-wrap gap-1 py-1">
          <StatusBadge color={colours[status]}>
            {[
              t(`orderStatus.statuses.${status}`),
              partly.map((what) => t(`orderStatus.partly.${what}`)).join(", "),
            ]
              .filter(Boolean)
              .join(" · ")}
          </StatusBadge>
          {withdrawal && <StatusBadge color="red">{t("orderList.filters.withdrawal")}</StatusBadge>}
        </div>
      ),
    },
  ];
}

interface DeliverProps {
  ids: readonly string[];
  onDone: () => void;
}

/** Marks the selected orders as delivered, and reports how many could not be. */
function DeliverBar({ ids, onDone }: DeliverProps) {
  const { t } = useTranslation();
  const deliver = useAction({
    send: () => api.post<{ results: DeliverResult[] }>("/admin/deliveries", { order_ids: ids }),
    question: () => ({
      title: t("orderList.deliverQuestion.title", { count: ids.length }),
      description: t("orderList.deliverQuestion.text"),
      confirmText: t("orderList.deliver", { count: ids.length }),
      cancelText: t("lists.keep"),
    }),
    onDone: ({ results }) => {
      const refused = results.filter(({ result }) => result === "refused").length;
      const done = results.length - refused;
      if (done > 0) toast.success(t("orderList.delivered", { count: done }));
      if (refused > 0) toast.error(t("orderList.notDelivered", { count: refused }));
      onDone();
    },
    refetch: [orderListKey],
  });
  return (
    <div>
      <ActionButton
        disabled={ids.length === 0}
        isLoading={deliver.isPending}
        onClick={() => void deliver.start()}
      >
        {t("orderList.deliver", { count: ids.length })}
      </ActionButton>
    </div>
  );
}

interface PackProps {
  rows: readonly OrderListRow[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** Prints and ships the selected orders, like "Today"; orders that could not be shipped stay selected. */
function PackBar({ rows, chosen, onChoose }: PackProps) {
  const { t } = useTranslation();

  function explain(refused: ReadonlyMap<string, ShipRefusal>) {
    for (const [id, reason] of refused) {
      const number = rows.find((row) => row.id === id)?.number ?? "";
      toast.error(t("today.order", { number }), { description: t(`today.refused.${reason}`) });
    }
  }

  return (
    <div className="flex flex-col gap-y-3">
      <PackingBar
        className=""
        all={rows.filter(({ withdrawal }) => !withdrawal)}
        selected={rows.filter((row) => chosen.has(row.id))}
        onSelect={onChoose}
        onShipped={explain}
      />
    </div>
  );
}

/** "Orders": all orders with the shop's own status, searchable by anything a customer or bank may quote. */
const OrderListPage = () => {
  const { t } = useTranslation();
  const { q, show, query, fields } = useOrderFilters();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = usePaged<OrderListAnswer>(orderListKey, "/admin/order-list", query);
  const rows = list.data?.orders ?? [];
  // only visible rows count as selected
  const selected = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const hasBar = show === "on_the_way" || show === "to_pack";
  const columns = useOrderColumns(hasBar ? { chosen, onChoose: setChosen } : null);

  return (
    <ListPage
      words="orderList"
      filter={
        <>
          {fields}
          <div role="status">
            {list.data?.similar && <Text size="small">{t("orderList.similar", { q })}</Text>}
          </div>
          {show === "to_pack" && <PackBar rows={rows} chosen={chosen} onChoose={setChosen} />}
          {show === "on_the_way" && <DeliverBar ids={selected} onDone={() => setChosen(new Set())} />}
        </>
      }
      list={list}
      rows={list.data?.orders}
      columns={columns}
    />
  );
};

export default OrderListPage;
