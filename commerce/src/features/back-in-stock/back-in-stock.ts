import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { BackInStockBody } from "@su-turrone/contract/form-requests";
import { BACK_IN_STOCK_MODULE } from "../../modules/back-in-stock";
import type { BackInStockService, StoredAlert } from "../../modules/back-in-stock/service";
import type { DoubleOptIn } from "../double-opt-in/double-opt-in";
import { alertLink, readAlertToken } from "./alert-link";
import { variantForMail } from "./variant-for-mail";

const serviceOf = (container: MedusaContainer): BackInStockService => container.resolve(BACK_IN_STOCK_MODULE);

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
