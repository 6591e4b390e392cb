import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ShoppingCart } from "@medusajs/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  orderFilters,
  type OrderFilter,
  type OrderListAnswer,
} from "../../../features/order-list/order-list-types";
import { ListFilter } from "../../components/list-filter";
import { ListPage } from "../../components/list-page";
import { usePaged } from "../../lib/use-paged";
import { DeliverBar } from "../../order-list/deliver-bar";
import { orderListKey } from "../../order-list/order-list-key";
import { PackBar } from "../../order-list/pack-bar";
import { OrderRow } from "../../order-list/order-row";

/** "Orders": all orders with the shop's own status, searchable by anything a customer or bank may quote. */
const OrderListPage = () => {
  const { t, i18n } = useTranslation();
  const [q, setQ] = useState("");
  const [show, setShow] = useState<OrderFilter>("all");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = usePaged<OrderListAnswer>(orderListKey, "/admin/order-list", {
    filter: { q, show },
    language: i18n.language,
  });
  const rows = list.data?.orders ?? [];
  // only visible rows count as selected
  const selected = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const columns = ["number", "placed", "recipient", "goods", "total", "status"] as const;

  function select(id: string, wanted: boolean) {
    const next = new Set(chosen);
    if (wanted) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <ListPage
      texts={{
        title: t("orderList.title"),
        hint: t("orderList.hint"),
        loadFailed: t("orderList.loadFailed"),
        none: t("orderList.none"),
        columns: columns.map((name) => t(`orderList.${name}`)),
      }}
      filter={
        <>
          <ListFilter
            search={{
              label: t("orderList.search"),
              value: q,
              onValue: setQ,
            }}
            choice={{
              label: t("orderList.show"),
              value: show,
              choices: orderFilters,
              nameOf: (one) => t(`orderList.filters.${one}`),
              onValue: setShow,
            }}
          />
          {show === "to_pack" && <PackBar rows={rows} chosen={chosen} onChoose={setChosen} />}
          {show === "on_the_way" && <DeliverBar ids={selected} onDone={() => setChosen(new Set())} />}
        </>
      }
      list={list}
      rows={list.data?.orders}
      row={(order) => (
        <OrderRow
          key={order.id}
          order={order}
          selection={
            show === "on_the_way" || show === "to_pack"
              ? { selected: chosen.has(order.id), onSelect: (wanted) => select(order.id, wanted) }
              : undefined
          }
        />
      )}
    />
  );
};

export const config = defineRouteConfig({
  label: "orderList.title",
  icon: ShoppingCart,
  translationNs: "translation",
});

export default OrderListPage;
