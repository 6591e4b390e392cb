import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { smallHazelnut } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { openPage } from "./delivered-page";
import { berlinInformation } from "./information";
import { orderFields } from "./page-forms";
import { test } from "./request";

const t = words("de", "checkout");

test("an order whose country was changed in another tab is redirected to the address step with a message", async ({
  request,
}) => {
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await request.post(path, { form, maxRedirects: 0 });
    return [answer.status(), answer.headers()["location"]];
  };
  await send(href("cart", "de"), { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  await send(href("checkout", "de"), berlinInformation);
  const confirm = href("checkoutConfirm", "de");
  expect(await send(href("checkoutPayment", "de"), { method: "bank_transfer" })).toEqual([303, confirm]);
  const order = await orderFields(request);
  await send(href("cart", "de"), { intent: "set-country", country: "gb" });
  expect(await send(confirm, order)).toEqual([303, href("checkout", "de")]);
  const { mainText: main } = await openPage(request, href("checkout", "de"));
  expect(main).toContain(t.orderErrors.titleNotYet);
  expect(main).toContain(t.orderErrors.cart_differs);
  expect(main).toContain(t.totalChanged.information);
});
