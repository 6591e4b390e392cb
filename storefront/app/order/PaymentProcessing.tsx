import { useRevalidator } from "@remix-run/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useT } from "~/i18n/react";
import { useVisitQueries } from "~/platform/query-client";
import { Notice } from "~/ui/Notice";
import { ReloadWithoutScript } from "~/ui/ReloadWithoutScript";

/** Between two looks at a payment under way (ms); a page without JavaScript loads anew in `reloadSeconds`. */
const pollMs = 4000;
const reloadSeconds = 10;

async function fetchStatus(id: string): Promise<string> {
  const response = await fetch(`/api/orders/${encodeURIComponent(id)}/status`);
  if (!response.ok) throw new Error(`The status was answered with ${response.status}`);
  const { status } = (await response.json()) as { status: string };
  return status;
}

/** Stands there while a payment is under way, and shows the order anew as soon as it has moved on. */
export function PaymentProcessing({ id }: { id: string }) {
  const t = useT("order");
  const { revalidate } = useRevalidator();
  const { data: status } = useQuery(
    {
      queryKey: ["order-status", id],
      queryFn: () => fetchStatus(id),
      refetchInterval: pollMs,
      staleTime: 0,
      retry: true,
    },
    useVisitQueries(),
  );
  useEffect(() => {
    if (status !== undefined && status !== "pending") revalidate();
  }, [status, revalidate]);
  return (
    <>
      <ReloadWithoutScript seconds={reloadSeconds} />
      <Notice live title={t("processing.title")}>
        {t("processing.text")}
      </Notice>
    </>
  );
}
