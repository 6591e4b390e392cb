import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Navigate, NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Redirects Medusa's order list to the shop's own list, which shows the goods and the shop's status. When a logged-in
 * user opens the admin, Medusa's start page navigates to that list with `replace`: this case is redirected to "Today".
 */
const OwnOrderList = () => {
  const { pathname } = useLocation();
  const isStart = useNavigationType() === NavigationType.Replace;
  return pathname === "/orders" ? <Navigate replace to={isStart ? "/today" : "/order-list"} /> : null;
};

export const config = defineWidgetConfig({ zone: "order.list.before" });

export default OwnOrderList;
