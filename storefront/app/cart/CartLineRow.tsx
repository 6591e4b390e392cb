import { Form, Link } from "@remix-run/react";
import { UnitPrice } from "~/catalogue/UnitPrice";
import type { CartLine } from "~/commerce/types";
import { money, weight } from "~/i18n/format";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import type { CartRefusal } from "./intents";
import { LinePicture } from "./LinePicture";
import { problemText } from "./problem-text";
import { QuantityField } from "./QuantityField";

/** One line of the cart with its own forms; a refusal that is about it stands beside its quantity. */
export function CartLineRow({ line, refusal }: { line: CartLine; refusal: CartRefusal | undefined }) {
  const t = useT("cart");
  const language = useLanguage();
  const grams = weight(line.grams, language);
  const words = { name: line.name, weight: grams };
  const action = href("cart", language);
  const short = line.stock !== null && line.quantity > line.stock;
  const shortage = line.stock === 0 ? t("line.gone") : t("line.tooMany", { number: line.stock ?? 0 });
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-5 gap-y-4 py-6 sm:grid-cols-[7rem_1fr]">
      <LinePicture line={line} className="sm:row-span-2" />
      <div>
        <h2 className="text-lg">
          {line.slugs ? (
            <Link
              to={`${href("product", language, { slug: line.slugs[language] })}?weight=${line.grams}`}
              discover="none"
              className="underline-offset-4 hover:underline"
            >
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </h2>
        <p className="figures mt-1 text-chestnut">{grams}</p>
        <p className="figures mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="sr-only">{t("line.unitPrice")}: </span>
          {money(line.unitPrice, language)}
          <UnitPrice perKg={line.pricePerKg} />
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-end gap-x-4 gap-y-1 sm:col-span-1">
        <Form
          method="post"
          action={action}
          preventScrollReset
          // a changed cart shows its own number again, not the one typed before
          key={`${line.quantity}-${refusal?.typed ?? ""}`}
          className="flex items-end gap-1"
        >
          <input type="hidden" name="intent" value="set-quantity" />
          <input type="hidden" name="lineId" value={line.id} />
          <QuantityField
            id={`quantity-${line.id}`}
            label={t("line.quantityOf", words)}
            labelHidden
            initial={refusal?.typed ?? String(line.quantity)}
            error={refusal ? problemText(t, refusal.error) : short ? shortage : undefined}
          />
          <Button look="quiet" aria-label={t("line.updateOf", words)}>
            {t("line.update")}
          </Button>
        </Form>
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="lineId" value={line.id} />
          <Button look="quiet" aria-label={t("line.removeOf", words)}>
            {t("line.remove")}
          </Button>
        </Form>
        <p className="figures ml-auto py-2.5 font-display text-lg">
          <span className="sr-only">{t("line.total")}: </span>
          {money(line.total, language)}
        </p>
      </div>
    </li>
  );
}
