import type { CartLine } from "~/commerce/types";
import { date, money } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { CartForm } from "./CartForm";
import { lineIssueOf, type LineIssue } from "./line-issue";

/** What has changed about a line since it was added, and the one action that resolves it. */
export function LineIssueNote({ line, name }: { line: CartLine; name: string }) {
  const t = useT("cart");
  const language = useLanguage();
  const mark = lineIssueOf(line);
  if (!mark) return null;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 border-l-4 border-pomegranate bg-linen px-4 py-1">
      <p className="py-2 text-pomegranate">
        {mark.kind === "short" && t("mark.short", { count: mark.stock })}
        {mark.kind === "price" &&
          t("mark.price", { now: money(mark.now, language), before: money(line.unitPrice, language) })}
        {mark.kind === "paused" && t("mark.paused", { until: date(mark.until, language) })}
        {(mark.kind === "offSale" || mark.kind === "soldOut") && t(`mark.${mark.kind}`)}
      </p>
      <Mend line={line} mark={mark} name={name} />
    </div>
  );
}

/** Accepts the available quantity or today's price, or removes the line. */
function Mend({ line, mark, name }: { line: CartLine; mark: LineIssue; name: string }) {
  const t = useT("cart");
  if (mark.kind === "offSale" || mark.kind === "soldOut" || mark.kind === "paused") {
    return (
      <CartForm intent="remove" fields={{ lineId: line.id }}>
        <Button look="quiet" aria-label={t("mark.removeOf", { name })}>
          {t("line.remove")}
        </Button>
      </CartForm>
    );
  }
  const quantity = mark.kind === "short" ? mark.stock : line.quantity;
  return (
    <CartForm intent="set-quantity" fields={{ lineId: line.id, quantity: String(quantity) }}>
      <Button look="quiet">
        {mark.kind === "short" ? t("mark.take", { count: mark.stock }) : t("mark.accept")}
      </Button>
    </CartForm>
  );
}
