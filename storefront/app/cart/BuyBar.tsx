import { useEffect, useState, type RefObject } from "react";
import type { Variant } from "~/commerce/types";
import { money, weight } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";

interface Props {
  /** Id of the form the button submits. */
  form: string;
  /** The buy button in the page itself. */
  button: RefObject<HTMLElement>;
  variant: Variant;
  /** Name of the product. */
  name: string;
  sending: boolean;
}

/** Whether an element has been scrolled out of view at the top; false without JavaScript. */
function useScrolledPast(target: RefObject<HTMLElement>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}

/** On phones: price, weight and button at the bottom of the window while the buy button is scrolled out of view. */
export function BuyBar({ form, button, variant, name, sending }: Props) {
  const t = useT("catalogue");
  const language = useLanguage();
  if (!useScrolledPast(button)) return null;
  const grams = weight(variant.grams, language);
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-sand bg-wafer px-[1.25rem] pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden">
      <p className="min-w-0 leading-tight">
        <span className="figures block font-display text-lg">{money(variant.price, language)}</span>
        {/* weight first: on a narrow phone the name is truncated */}
        <span className="block truncate text-sm text-chestnut">
          {grams}, {name}
        </span>
      </p>
      <Button form={form} aria-disabled={sending} className="shrink-0">
        {sending ? t("product.adding") : t("product.add")}
      </Button>
    </div>
  );
}
