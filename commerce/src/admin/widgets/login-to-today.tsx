import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

interface LoginState {
  /** The page that required the login and to which it redirects. */
  from?: { pathname: string };
}

/** Redirects to "Today" after login, unless another page required the login. Medusa's default is the order list. */
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
