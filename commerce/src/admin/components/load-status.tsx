import { Button, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";

/** What is asked of the server; React Query's results are such. */
export interface Loading {
  /** Undefined until the first answer. */
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface Props {
  query: Loading;
  /** Told where the server has not answered; what was there before stays. */
  failed: string;
  /** Of its place: distances to what is around it. */
  className?: string;
}

/** Says that an answer is on its way, or that it has not come and can be asked for again; nothing once it is there. */
export function LoadStatus({ query: { data, isError, isFetching, refetch }, failed, className = "" }: Props) {
  const { t } = useTranslation();
  if (isError) {
    return (
      <div role="alert" className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${className}`}>
        <Text size="small">{failed}</Text>
        <Button size="small" variant="secondary" isLoading={isFetching} onClick={() => void refetch()}>
          {t("loading.retry")}
        </Button>
      </div>
    );
  }
  if (data !== undefined) return null;
  return (
    <Text size="small" role="status" className={`text-ui-fg-subtle ${className}`}>
      {t("loading.waiting")}
    </Text>
  );
}
