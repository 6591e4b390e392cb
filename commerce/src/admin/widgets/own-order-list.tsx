import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Navigate, NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Lets Medusa's list of orders lead to the shop's own, which has the goods and the shop's status. Whoever opens the admin while logged
 * in is sent to that list by Medusa's start page, in place of itself: such a visit is led to "Today".
 */
const OwnOrderList = () => {
  const { pathname } = useLocation();
  const isStart = useNavigationType() === NavigationType.Replace;
  return pathname === "/orders" ? <Navigate replace to={isStart ? "/today" : "/order-list"} /> : null;
};

export const config = defineWidgetConfig({ zone: "order.list.before" });

export default OwnOrderList;
