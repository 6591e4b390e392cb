import { backInStockBody } from "@su-turrone/contract/form-requests";
import { backInStock } from "../../../features/back-in-stock/back-in-stock";
import { requestRoute } from "../../../features/double-opt-in/double-opt-in";

export const POST = requestRoute(backInStockBody, backInStock);
