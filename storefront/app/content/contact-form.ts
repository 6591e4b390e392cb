import { messageBody } from "@su-turrone/contract/form-requests";
import { publicForm } from "~/platform/public-form";
import { contactFieldErrors } from "./contact-fields";

/** Form for a message to the workshop. */
export const contactForm = publicForm(messageBody.omit({ language: true }).shape, contactFieldErrors);
