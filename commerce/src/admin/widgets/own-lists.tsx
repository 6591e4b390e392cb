import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Navigate, NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Redirects Medusa's lists of orders, products and categories to the shop's own. When a logged-in user opens the admin, Medusa's
 * start page navigates to the list of orders with `replace`: this case is redirected to "Today".
 */
const OwnLists = () => {
  const { pathname } = useLocation();
  const isStart = useNavigationType() === NavigationType.Replace;
  if (pathname === "/orders") return <Navigate replace to={isStart ? "/today" : "/order-list"} />;
  if (pathname === "/categories") return <Navigate replace to="/category-list" />;
  return pathname === "/products" ? <Navigate replace to="/product-list" /> : null;
};

export const config = defineWidgetConfig({
  zone: ["order.list.before", "product.list.before", "product_category.list.before"],
});

export default OwnLists;
