import { pageFiles, type PageId } from "~/i18n/paths";

/** Pages a purchase usually continues with. */
const nextPages: Partial<Record<PageId, PageId>> = {
  product: "checkout",
  cart: "checkout",
  checkout: "checkoutPayment",
  checkoutPayment: "checkoutConfirm",
  checkoutConfirm: "confirmation",
};

/** The chunks that Remix builds of these pages for the browser. */
const chunks = import.meta.glob("../routes/{checkout,checkout.payment,checkout.confirm,confirmation}.tsx", {
  query: "?__remix-build-client-route",
});

export async function loadNextPage(page: PageId): Promise<void> {
  const next = nextPages[page];
  if (next) await chunks[`../${pageFiles[next]}`]?.();
}
