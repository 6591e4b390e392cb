import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { CartSnapshot } from "~/cart/cart-action-result";
import { readCart } from "~/commerce/cart-store.server";
import { CommerceError } from "~/commerce/client.server";
import { answerPrivately } from "~/platform/headers";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { changeCartByForm } from "./cart-change.server";

/** The cart of this browser as JSON. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const { cart, headers } = await readCart(shopFrom(request, context));
    // keep the cookie of a cart that no longer exists: the cart page needs it to tell the shopper what happened
    const cookies = cart ? headers : new Headers();
    const snapshot: CartSnapshot = { cart, at: Date.now() };
    return answerPrivately(snapshot, 200, cookies);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return answerPrivately({}, 503);
  }
}

/** Takes the same intents as the cart page and answers with JSON. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const change = await changeCartByForm(shopFrom(request, context), await readForm(request));
  return answerPrivately(change.answer, change.status, change.headers);
}
