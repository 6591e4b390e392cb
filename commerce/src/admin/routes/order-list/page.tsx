import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ShoppingCart } from "@medusajs/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  orderFilters,
  type OrderFilter,
  type OrderListAnswer,
} from "../../../features/order-list/order-list-types";
import { ListPage } from "../../components/list-page";
import { ListFilter } from "../../components/list-tools";
import { usePaged } from "../../lib/use-load";
import { DeliverBar, orderListKey, PackBar } from "../../order-list/bulk-bars";
import { useOrderColumns } from "../../order-list/order-columns";

/** "Orders": all orders with the shop's own status, searchable by anything a customer or bank may quote. */
const OrderListPage = () => {
  const { t } = useTranslation();
  const [q, setQ] = useState("");
  const [show, setShow] = useState<OrderFilter>("all");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = usePaged<OrderListAnswer>(orderListKey, "/admin/order-list", { q, show });
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
          <ListFilter
            search={{ label: t("orderList.search"), value: q, onValue: setQ }}
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
      columns={columns}
    />
  );
};

export const config = defineRouteConfig({
  label: "orderList.title",
  icon: ShoppingCart,
  translationNs: "translation",
});

export default OrderListPage;
