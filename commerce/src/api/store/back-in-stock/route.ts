import { backInStockBody } from "@su-turrone/contract/form-requests";
import { backInStock } from "../../../features/back-in-stock/back-in-stock";
import { requestRoute } from "../../../features/double-opt-in/double-opt-in";

/** Requests a mail when a variant is back in stock. */
export const POST = requestRoute(backInStockBody, backInStock);
