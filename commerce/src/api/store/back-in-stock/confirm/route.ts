import { backInStock } from "../../../../features/back-in-stock/back-in-stock";
import { linkRoute } from "../../../../features/double-opt-in/double-opt-in";

/** Confirms the alert identified by a mail's token. */
export const POST = linkRoute(backInStock, "confirm", "confirmed");
