import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

interface LoginState {
  /** The page that asked for the login, to which it leads. */
  from?: { pathname: string };
}

/** Lets the login lead to "Today", where no other page has asked for it. Medusa's own login leads to the orders. */
const LoginToToday = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const from = (location.state as LoginState | null)?.from?.pathname ?? "/";
  useEffect(() => {
    if (from === "/") {
      void navigate({ pathname, search }, { replace: true, state: { from: { pathname: "/today" } } });
    }
  }, [from, navigate, pathname, search]);
  return null;
};

export const config = defineWidgetConfig({ zone: "login.before" });

export default LoginToToday;
