import { useRouteLoaderData } from "@remix-run/react";
import type { BandName } from "@su-turrone/contract/bands";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { Company, ShippingPrice } from "@su-turrone/contract/shop-facts";
import type { DeliverySchedule } from "~/commerce/types";
import type { Language } from "~/i18n/languages";

export interface Site {
  /** The seller; null if unknown. */
  company: Company | null;
  /** URL of the shop without a trailing slash. */
  publicUrl: string;
  /** The shop is a demo: nothing is sold. */
  demo: boolean;
  /** null if unknown. */
  shipping: ShippingPrice | null;
  /** null if unknown. */
  delivery: DeliverySchedule | null;
  /** Last day (ISO date) to order for Christmas; null outside the season, or if it is unknown. */
  christmas: string | null;
  /** Today's notices at the top of every page, in its language. */
  banners: readonly string[];
  /** While the workshop is closed, the next day (ISO date) on which parcels are shipped; null if it is open. */
  shipsFrom: string | null;
  /** Payment methods offered, in display order. */
  payments: readonly PaymentMethod[];
  /** Categories in the order of `listCategories`, for the navigation; empty if unknown. */
  categories: readonly { name: string; path: string }[];
  /** The kinds of torrone by their bands, in the order of the strip; empty if unknown. */
  kinds: readonly { band: BandName; path: string }[];
  /** Number of packs in the cart, from the cookie. */
  count: number;
  /**
   * Submission id of the page's forms without JavaScript, by which a double click into a cart is detected. On a shared page it
   * is the cart count, so that the page is the same whenever it is rendered, and another one after an addition.
   */
  submissionId: string;
  /** Language the visitor prefers; null if unknown. */
  preferred: Language | null;
}

/** Data of the root loader; undefined if it failed (error page). */
export const useRootData = (): Site | undefined => useRouteLoaderData<() => Site>("root");
