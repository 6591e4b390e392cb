import { backInStock } from "../../../../features/back-in-stock/back-in-stock";
import { linkRoute } from "../../../../features/double-opt-in/opt-in-routes";

/** Confirms the alert identified by a mail's token. */
export const POST = linkRoute(backInStock, "confirm", "confirmed");
