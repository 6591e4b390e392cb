import { useCallback, useState } from "react";
import { useT } from "~/i18n/react";
import { OfflineNotice } from "~/layout/OfflineNotice";
import { Dialog } from "~/ui/Dialog";
import { useCart } from "./CartProvider";
import { CartDrawer } from "./CartDrawer";
import { NoticeList } from "./NoticeList";

/** The drawer: the result of the last change, and below it the cart. */
export default function CartDrawerDialog() {
  const t = useT();
  const { drawer, setDrawer, outcome } = useCart();
  // a screen reader only announces text added to an existing live region, so the notices are rendered after the drawer
  // has opened
  const [isOpen, setIsOpen] = useState(false);
  const onOpened = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => {
    setIsOpen(false);
    setDrawer(false);
  }, [setDrawer]);
  const notices = isOpen && drawer ? (outcome?.notices ?? []) : [];
  return (
    <Dialog
      open={drawer}
      onOpened={onOpened}
      onClose={close}
      title={t("nav.cart")}
      closeLabel={t("ui.close")}
    >
      {/* the page's own offline notice is hidden behind the modal dialog */}
      {drawer && <OfflineNotice />}
      <div role="status">
        {notices.length > 0 && (
          <div key={outcome?.number} className="mt-4 border-l-4 border-leaf bg-linen px-4 py-2">
            <NoticeList notices={notices} />
          </div>
        )}
      </div>
      {drawer && <CartDrawer />}
    </Dialog>
  );
}
