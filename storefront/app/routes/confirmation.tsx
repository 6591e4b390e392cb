import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CommerceError } from "~/commerce/client.server";
import { readOrder } from "~/commerce/order.server";
import { fixedT } from "~/i18n/i18n.server";
import type { RouteHandle } from "~/layout/handle";
import { MissingOrder } from "~/order/MissingOrder";
import { OrderView } from "~/order/OrderView";
import { privatePage } from "~/platform/headers";
import { shopFrom } from "~/platform/shop.server";
import { pageMeta } from "~/seo/meta";

export const handle = { i18n: ["catalogue", "cart", "checkout", "order"] } satisfies RouteHandle;
export const meta = pageMeta;
export const headers = privatePage;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const shop = shopFrom(request, context);
  const t = fixedT(shop.language, "order");
  const missing = (why: "notFound" | "loading", status: number) => {
    const head = { title: t(`errors.${why}`), description: t(`errors.${why}Text`), noindex: true };
    return data({ head, order: null, why }, { status });
  };
  try {
    const order = await readOrder(shop, params["id"] ?? "");
    if (!order) return missing("notFound", 404);
    const title = t("metaTitle", { number: order.number });
    return data({ head: { title, description: title, noindex: true }, order, why: null });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return missing("loading", 503);
  }
}

export default function Confirmation() {
  const { order, why } = useLoaderData<typeof loader>();
  return order ? <OrderView order={order} /> : <MissingOrder why={why} />;
}
