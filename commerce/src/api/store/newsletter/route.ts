import { newsletterBody } from "@su-turrone/contract/form-requests";
import { newsletter } from "../../../features/newsletter/newsletter";
import { requestRoute } from "../../../features/double-opt-in/double-opt-in";

/** Requests a newsletter subscription. */
export const POST = requestRoute(newsletterBody, newsletter);
