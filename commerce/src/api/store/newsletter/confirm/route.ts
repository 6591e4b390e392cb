import { newsletter } from "../../../../features/newsletter/newsletter";
import { linkRoute } from "../../../../features/double-opt-in/double-opt-in";

/** Confirms the subscription identified by a mail's token. */
export const POST = linkRoute(newsletter, "confirm", "confirmed");
