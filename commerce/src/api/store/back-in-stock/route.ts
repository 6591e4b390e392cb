import { backInStockBody } from "@su-turrone/contract/form-requests";
import { backInStock } from "../../../features/back-in-stock/back-in-stock";
import { requestRoute } from "../../../features/double-opt-in/opt-in-routes";

/** Requests a mail when a variant is back in stock. */
export const POST = requestRoute(backInStockBody, backInStock);
