import { useRouteLoaderData } from "@remix-run/react";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { Company, ShippingPrice } from "@su-turrone/contract/shop-facts";
import type { DeliverySchedule } from "~/commerce/types";
import type { Language } from "~/i18n/languages";

/** What the root loader tells every page. */
export interface Site {
  /** Who sells; null where it was never known. */
  company: Company | null;
  /** Address of the shop, without a slash at its end. */
  publicUrl: string;
  /** The shop is a demonstration: nothing is sold. */
  demo: boolean;
  /** null where it was never known. */
  shipping: ShippingPrice | null;
  /** null where it was never known. */
  delivery: DeliverySchedule | null;
  /** What is said at the top of every page today, in its language. */
  banners: readonly string[];
  /** The first day (ISO date) on which parcels leave again, while the workshop is closed; null where it is open. */
  shipsFrom: string | null;
  /** The methods a shopper can choose, in the order they are offered. */
  payments: readonly PaymentMethod[];
  /** The categories as `listCategories` orders them, for the navigation; none where they were never known. */
  categories: readonly { name: string; path: string }[];
  /** Packs in the cart, as the cookie remembers them. */
  count: number;
  /** Number of the page's forms where no scripts run, the same for all who are given the page; a double click is known by it. */
  form: string;
  /** Language the visitor prefers; null where it is not known. */
  preferred: Language | null;
}

/** What the root loader knows; undefined where it could not run (error page). */
export const useSite = (): Site | undefined => useRouteLoaderData<() => Site>("root");
