import { Link } from "@remix-run/react";
import { date, money, weight } from "@su-turrone/contract/formats";
import { PriceNote, UnitPrice, WasPrice } from "~/catalogue/PriceNote";
import type { Cart, CartLine } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import type { CartActionError, CartRefusal } from "./cart-action-result";
import { CartForm } from "./CartForm";
import { useCart } from "./CartProvider";
import { errorMessage } from "./error-message";
import { type LineIssue, lineIssueOf } from "./line-issue";
import { LinePicture } from "./OrderLines";
import { QuantityPicker } from "./QuantityPicker";

/** How many are left, which the cart knows where the refusal does not say it. */
const withStock = (error: CartActionError, { stock }: CartLine): CartActionError =>
  error.code === "not_enough_stock" && error.available === undefined && stock !== null && stock > 0
    ? { ...error, available: stock }
    : error;

interface CartLineRowProps {
  line: CartLine;
  refusal: CartRefusal | undefined;
  pending: boolean;
  heading: "h2" | "h3";
}

/** One cart line with its forms; a refusal that concerns it is shown next to its quantity. */
function CartLineRow({ line, refusal, pending, heading: Heading }: CartLineRowProps) {
  const t = useT("cart");
  const language = useLanguage();
  const grams = line.grams > 0 ? weight(line.grams, language) : "";
  const words = { name: line.name, weight: grams };
  const error = refusal && withStock(refusal.error, line);
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
          {money(line.unit_cents, language)}
          <WasPrice was={line.was_cents} />
          <UnitPrice perKg={line.pricePerKg} />
        </p>
      </div>
      <LineIssueNote line={line} name={[line.name, grams].filter(Boolean).join(", ")} />
      <div className="col-span-full flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <QuantityPicker
          line={line}
          words={words}
          refusal={refusal}
          error={error && errorMessage(t, error, language)}
        />
        {error?.available !== undefined && error.available !== line.quantity && (
          <CartForm intent="set-quantity" fields={{ lineId: line.id, quantity: String(error.available) }}>
            <Button variant="secondary">{t("mark.take", { count: error.available })}</Button>
          </CartForm>
        )}
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

/** What has changed about a line since it was added, and the one action that resolves it. */
function LineIssueNote({ line, name }: { line: CartLine; name: string }) {
  const t = useT("cart");
  const language = useLanguage();
  const issue = lineIssueOf(line);
  if (!issue) return null;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 border-l-4 border-pomegranate bg-linen px-4 py-1">
      <p className="py-2 text-pomegranate">
        {issue.kind === "short" && t("mark.short", { count: issue.stock })}
        {issue.kind === "price" &&
          t("mark.price", { now: money(issue.now, language), before: money(line.unit_cents, language) })}
        {issue.kind === "paused" && t("mark.paused", { until: date(issue.until, language) })}
        {(issue.kind === "offSale" || issue.kind === "soldOut") && t(`mark.${issue.kind}`)}
      </p>
      <ResolveIssueButton line={line} issue={issue} name={name} />
    </div>
  );
}

/** Accepts the available quantity or today's price, or removes the line. */
function ResolveIssueButton({ line, issue, name }: { line: CartLine; issue: LineIssue; name: string }) {
  const t = useT("cart");
  if (issue.kind === "offSale" || issue.kind === "soldOut" || issue.kind === "paused") {
    return (
      <CartForm intent="remove" fields={{ lineId: line.id }}>
        <Button variant="quiet" aria-label={t("mark.removeOf", { name })}>
          {t("line.remove")}
        </Button>
      </CartForm>
    );
  }
  const quantity = issue.kind === "short" ? issue.stock : line.quantity;
  return (
    <CartForm intent="set-quantity" fields={{ lineId: line.id, quantity: String(quantity) }}>
      <Button variant="quiet">
        {issue.kind === "short" ? t("mark.take", { count: issue.stock }) : t("mark.accept")}
      </Button>
    </CartForm>
  );
}

interface Props {
  cart: Cart;
  refusal: CartRefusal | undefined;
  pending: boolean;
  heading: "h2" | "h3";
}

export function CartContents({ cart, refusal, pending, heading }: Props) {
  const { pendingQuantities } = useCart();
  return (
    <div>
      <ul className="divide-y divide-sand border-y border-sand">
        {cart.lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            refusal={refusal?.lineId === line.id ? refusal : undefined}
            pending={pending && line.id in pendingQuantities}
            heading={heading}
          />
        ))}
      </ul>
      <div className="mt-4">
        <PriceNote forList />
      </div>
    </div>
  );
}
