import { withdrawalBody } from "@su-turrone/contract/form-requests";
import { publicForm } from "~/platform/public-form";

const { name, order_number: orderNumber, email, items } = withdrawalBody.shape;

/** A declaration of withdrawal. Whether an order fits is not asked: a declaration counts by having been sent. */
export const withdrawalForm = publicForm({ name, orderNumber, email, items }, ["invalid"]);
