import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { BackInStockBody } from "@su-turrone/contract/form-requests";
import { idOfToken, nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { BACK_IN_STOCK_MODULE } from "../../modules/back-in-stock";
import type { StoredAlert } from "../../modules/back-in-stock/service";
import type { DoubleOptIn } from "../double-opt-in/double-opt-in";
import { env } from "../../platform/env";
import type { Language } from "../../platform/languages";
import { shopUrl } from "../../platform/storefront-urls";
import { variantForMail } from "./variant-for-mail";

/** What a link in a back-in-stock mail allows. */
type AlertLinkPurpose = "confirm" | "end";

const pages = { confirm: "backInStockConfirm", end: "backInStockEnd" } as const;

/**
 * Link in a mail that confirms or ends an alert.
 * @param expires seconds since 1970; 0 for never
 */
const alertLink = (act: AlertLinkPurpose, id: string, language: Language, expires: number): string =>
  shopUrl(pages[act], language, { token: signToken(env().SIGNING_SECRET, `restock-${act}`, [id], expires) });

/**
 * Id of the alert a token currently allows to change; null when it is invalid, expired or signed for another purpose.
 */
const readAlertToken = (act: AlertLinkPurpose, token: string): string | null =>
  idOfToken(env().SIGNING_SECRET, `restock-${act}`, token, nowInSeconds());

const serviceOf = (container: MedusaContainer) => container.resolve(BACK_IN_STOCK_MODULE);

/** Double opt-in of back-in-stock alerts. An alert is deleted once it was sent or is no longer wanted. */
export const backInStock: DoubleOptIn<BackInStockBody, StoredAlert> = {
  events: { requested: "back-in-stock.requested", confirmed: "back-in-stock.confirmed" },
  request: async (container, body, at) => {
    if (!(await variantForMail(container, body.variant_id, body.language))) {
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "Product not found");
    }
    return serviceOf(container).request(body, at);
  },
  find: (container, id) => serviceOf(container).retrieveAlert(id),
  link: (_container, action, { id, language }, { expires }) =>
    Promise.resolve(alertLink(action, id, language, expires)),
  readToken: (_container, action, token) => Promise.resolve(readAlertToken(action, token)),
  apply: async (container, action, id, at) => {
    if (action === "end") {
      await serviceOf(container).deleteAlerts({ id });
      return true;
    }
    const [alert] = await serviceOf(container).listAlerts({ id }, { take: 1 });
    if (!alert) return null;
    if (alert.confirmed_at) return false;
    await serviceOf(container).updateAlerts({ id, confirmed_at: at });
    return true;
  },
  mail: {
    name: "restock-confirm",
    data: async (container, { variant_id: variantId, language }, { confirm, end }) => {
      const variant = await variantForMail(container, variantId, language);
      return variant && { name: variant.name, url: confirm, end_url: end };
    },
  },
  deleteUnconfirmed: (container, before) =>
    serviceOf(container).deleteAlerts({ confirmed_at: null, asked_at: { $lt: before } }),
};
