import { withdrawalBody } from "@su-turrone/contract/form-requests";
import { publicForm } from "~/platform/public-form";

const { name, order_number: orderNumber, email, items } = withdrawalBody.shape;

/**
 * Form for a declaration of withdrawal. It does not check whether an order matches: a declaration is effective once it
 * is sent.
 */
export const withdrawalForm = publicForm({ name, orderNumber, email, items }, ["invalid"]);
