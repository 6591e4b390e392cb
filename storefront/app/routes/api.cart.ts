import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { readCart } from "~/commerce/cart-store.server";
import { unlessFailed } from "~/commerce/client.server";
import { answerPrivately } from "~/platform/headers";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { changeCartByForm, snapshotOf } from "./cart-change.server";

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const shop = shopFrom(request, context);
  const reading = await unlessFailed(readCart(shop), () => null);
  if (!reading) return answerPrivately({}, 503);
  const { cart, headers } = reading;
  // keep the cookie of a cart that no longer exists: the cart page needs it to tell the shopper what happened
  const cookies = cart ? headers : new Headers();
  return answerPrivately(await snapshotOf(shop, cart), 200, cookies);
}

/** Takes the same intents as the cart page and answers with JSON. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const change = await changeCartByForm(shopFrom(request, context), await readForm(request));
  return answerPrivately(change.answer, change.status, change.headers);
}
