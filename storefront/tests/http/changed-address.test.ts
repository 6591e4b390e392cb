import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { smallHazelnut } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { openPage } from "./delivered-page";
import { berlinInformation } from "./information";
import { test } from "./request";

const t = words("de", "checkout").orderErrors;

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
  await send(href("cart", "de"), { intent: "set-country", country: "gb" });
  const order = { total: "1400", payment: "bank_transfer" };
  expect(await send(confirm, order)).toEqual([303, href("checkout", "de")]);
  const { mainText: main } = await openPage(request, href("checkout", "de"));
  expect(main).toContain(t.title);
  expect(main).toContain(t.address_changed);
});
