import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { CartSnapshot } from "~/cart/cart-snapshot";
import { readCart } from "~/commerce/cart.server";
import { CommerceError } from "~/commerce/client.server";
import { readForm } from "~/platform/read-form";
import { shopFrom } from "~/platform/shop.server";
import { changeCartByForm } from "./cart-change.server";

/** JSON for one shopper: no cache may keep it. */
function answer(body: unknown, status: number, headers: Headers): Response {
  headers.set("Cache-Control", "private, no-store");
  return Response.json(body, { status, headers });
}

/** The cart of this browser for scripts. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const { cart, headers } = await readCart(shopFrom(request, context));
    // what became of a cart that is none any more is told by the cart page, which needs its cookie
    const cookies = cart ? headers : new Headers();
    const snapshot: CartSnapshot = { cart, at: Date.now() };
    return answer(snapshot, 200, cookies);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return answer({}, 503, new Headers());
  }
}

/** The same intents as the cart page takes, answered as JSON. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const change = await changeCartByForm(shopFrom(request, context), await readForm(request));
  return answer(change.answer, change.status, change.headers);
}
