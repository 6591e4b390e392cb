import { newsletter } from "../../../../features/newsletter/newsletter";
import { linkRoute } from "../../../../features/double-opt-in/double-opt-in";

/** Ends the subscription identified by a mail's token. */
export const POST = linkRoute(newsletter, "end", "unsubscribed");
