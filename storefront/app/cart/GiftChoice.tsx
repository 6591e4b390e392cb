import { useT } from "~/i18n/react";

/**
 * "It is a gift", with an explanation once checked; the checkout then starts with this option checked. Toggled by CSS,
 * without JavaScript.
 */
export function GiftChoice() {
  const t = useT("catalogue");
  return (
    <div className="group/gift">
      <label className="inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="gift"
          value="yes"
          aria-describedby="gift-text"
          className="size-5 shrink-0 accent-myrtle"
        />
        {t("product.gift")}
      </label>
      <p id="gift-text" className="hidden rounded-md bg-linen px-5 py-4 text-sm group-has-checked/gift:block">
        {t("product.giftText")}
      </p>
    </div>
  );
}
