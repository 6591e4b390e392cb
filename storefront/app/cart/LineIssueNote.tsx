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
  const issue = lineIssueOf(line);
  if (!issue) return null;
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 border-l-4 border-pomegranate bg-linen px-4 py-1">
      <p className="py-2 text-pomegranate">
        {issue.kind === "short" && t("mark.short", { count: issue.stock })}
        {issue.kind === "price" &&
          t("mark.price", { now: money(issue.now, language), before: money(line.unitPrice, language) })}
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
