import { Link } from "@remix-run/react";
import { UnitPrice } from "~/catalogue/UnitPrice";
import type { CartLine } from "~/commerce/types";
import { money, weight } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import type { CartRefusal } from "./cart-action-result";
import { CartForm } from "./CartForm";
import { LineIssueNote } from "./LineIssueNote";
import { LinePicture } from "./LinePicture";
import { errorMessage } from "./error-message";
import { QuantityPicker } from "./QuantityPicker";

interface Props {
  line: CartLine;
  refusal: CartRefusal | undefined;
  /** The line's amounts are being recalculated. */
  pending: boolean;
  /** Heading level of the line: below the heading of the page or of the drawer. */
  heading: "h2" | "h3";
}

/** One cart line with its forms; a refusal that concerns it is shown next to its quantity. */
export function CartLineRow({ line, refusal, pending, heading: Heading }: Props) {
  const t = useT("cart");
  const language = useLanguage();
  const grams = line.grams > 0 ? weight(line.grams, language) : "";
  const words = { name: line.name, weight: grams };
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-5 gap-y-3 py-5">
      <LinePicture line={line} />
      <div className="min-w-0">
        <Heading className="text-lg hyphens-auto">
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
        </Heading>
        <p className="figures mt-1 text-chestnut">{grams}</p>
        <p className="figures mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="sr-only">{t("line.unitPrice")}: </span>
          {money(line.unitPrice, language)}
          <UnitPrice perKg={line.pricePerKg} />
        </p>
      </div>
      <LineIssueNote line={line} name={[line.name, grams].filter(Boolean).join(", ")} />
      <div className="col-span-full flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <QuantityPicker
          line={line}
          words={words}
          refusal={refusal}
          error={refusal && errorMessage(t, refusal.error, language)}
        />
        <CartForm intent="remove" fields={{ lineId: line.id }}>
          <Button variant="quiet" aria-label={t("line.removeOf", words)} className="max-[22rem]:-ml-2">
            {t("line.remove")}
          </Button>
        </CartForm>
        <p aria-busy={pending} className="figures ml-auto py-2.5 font-display text-lg aria-busy:opacity-40">
          <span className="sr-only">{t("line.total")}: </span>
          {money(line.total, language)}
        </p>
      </div>
    </li>
  );
}
