import { backInStock } from "../../../../features/back-in-stock/back-in-stock";
import { linkRoute } from "../../../../features/double-opt-in/double-opt-in";

/** Ends the alert identified by a mail's token, also if it has already ended. */
export const POST = linkRoute(backInStock, "end", "ended");
