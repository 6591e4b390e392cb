import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ArrowUturnLeft } from "@medusajs/icons";
import { Button, Container, Heading, StatusBadge, Text, toast } from "@medusajs/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { WithdrawalStatus } from "../../../modules/withdrawals/kinds";
import { sdk } from "../../lib/sdk";

interface ListedWithdrawal {
  id: string;
  name: string;
  email: string;
  order_number: string;
  order_id: string | null;
  items: string;
  language: string;
  received_at: string;
  status: WithdrawalStatus;
  due_at: string;
  days_left: number;
}

const shown = 100;

const colourOf = (withdrawal: ListedWithdrawal): "green" | "red" | "orange" => {
  if (withdrawal.status === "settled") return "green";
  return withdrawal.days_left < 3 ? "red" : "orange";
};

/** "Withdrawals": what was declared through the shop, with the days that are left to pay back. */
const WithdrawalsPage = () => {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: ["withdrawals"],
    queryFn: () =>
      sdk.client.fetch<{ withdrawals: ListedWithdrawal[] }>("/admin/withdrawals", {
        query: { limit: shown },
      }),
  });
  const mark = useMutation({
    mutationFn: (body: { id: string; status: WithdrawalStatus }) =>
      sdk.client.fetch(`/admin/withdrawals/${body.id}`, { method: "POST", body: { status: body.status } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["withdrawals"] }),
    onError: (error) => toast.error(error.message),
  });
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const clock = (withdrawal: ListedWithdrawal): string => {
    if (withdrawal.status === "settled") return t("withdrawals.settled");
    return withdrawal.days_left < 0
      ? t("withdrawals.late")
      : t("withdrawals.daysLeft", { count: withdrawal.days_left });
  };

  return (
    <Container className="flex flex-col gap-y-4">
      <Heading>{t("withdrawals.title")}</Heading>
      <Text className="text-ui-fg-subtle">{t("withdrawals.hint")}</Text>
      {isError && <Text>{t("withdrawals.loadFailed")}</Text>}
      {data?.withdrawals.length === 0 && <Text>{t("withdrawals.none")}</Text>}
      <ul className="flex flex-col divide-y">
        {data?.withdrawals.map((withdrawal) => (
          <li key={withdrawal.id} className="flex flex-col gap-y-2 py-4">
            <div className="flex flex-wrap items-center gap-x-3">
              <Text weight="plus">{withdrawal.name}</Text>
              <a href={`mailto:${withdrawal.email}`} className="txt-small text-ui-fg-interactive">
                {withdrawal.email}
              </a>
              <StatusBadge color={colourOf(withdrawal)}>{clock(withdrawal)}</StatusBadge>
              <Text size="small" className="text-ui-fg-subtle">
                {time.format(new Date(withdrawal.received_at))} · {withdrawal.language}
              </Text>
            </div>
            <Text>
              {t("withdrawals.order")}{" "}
              {withdrawal.order_id ? (
                <Link to={`/orders/${withdrawal.order_id}`} className="text-ui-fg-interactive">
                  {withdrawal.order_number}
                </Link>
              ) : (
                t("withdrawals.unmatched", { number: withdrawal.order_number })
              )}
            </Text>
            {withdrawal.items && <Text className="whitespace-pre-line">{withdrawal.items}</Text>}
            <Text size="small" className="text-ui-fg-subtle">
              {t("withdrawals.due", { date: time.format(new Date(withdrawal.due_at)) })}
            </Text>
            <div>
              <Button
                size="small"
                variant="secondary"
                disabled={mark.isPending}
                onClick={() => {
                  mark.mutate({
                    id: withdrawal.id,
                    status: withdrawal.status === "open" ? "settled" : "open",
                  });
                }}
              >
                {t(withdrawal.status === "open" ? "withdrawals.settle" : "withdrawals.reopen")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
};

export const config = defineRouteConfig({
  label: "withdrawals.title",
  icon: ArrowUturnLeft,
  translationNs: "translation",
});

export default WithdrawalsPage;
