import { newsletterBody } from "@su-turrone/contract/form-requests";
import { newsletter } from "../../../features/newsletter/newsletter";
import { requestRoute } from "../../../features/double-opt-in/double-opt-in";

export const POST = requestRoute(newsletterBody, newsletter);
