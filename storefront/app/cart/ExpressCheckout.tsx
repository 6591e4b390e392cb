import { useLocation } from "@remix-run/react";
import { Suspense, useState } from "react";
import { WalletsMissing } from "~/checkout/CheckoutFrame";
import type { WalletsProps } from "~/checkout/Wallets";
import { useT } from "~/i18n/react";
import { lazyPart } from "~/platform/load-chunk";
import { ProgressLine } from "~/ui/ProgressLine";
import { useHydrated } from "~/ui/use-hydrated";
import { ExpressButton, expressId } from "./ExpressButton";

/** Loaded, with everything of Stripe, only once the shopper asks for it. */
const Wallets = lazyPart(() => import("~/checkout/Wallets"), WalletsMissing);

/** The express checkout of the cart page: a button, and below it the wallets. Open at once if a link leads to it. */
export function ExpressCheckout(props: WalletsProps) {
  const t = useT("cart");
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean | null>(null);
  // the server does not see the hash
  const isOpen = chosen ?? (hydrated && hash === `#${expressId}`);
  return (
    <div id={expressId} className="space-y-3">
      <ExpressButton expanded={isOpen} onPress={() => setChosen(!isOpen)} />
      {isOpen && (
        <section aria-label={t("express")}>
          <Suspense fallback={<ProgressLine />}>
            <Wallets {...props} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
