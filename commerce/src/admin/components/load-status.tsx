import { Button, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";

/** State of a query; results of React Query have this shape. */
export interface Loading {
  /** Undefined until the first response. */
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface Props {
  query: Loading;
  /** Message shown if the request failed; existing data stays visible. */
  failed: string;
  className?: string;
}

/** Shows a loading state, or an error with a retry button; renders nothing once the data is loaded. */
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
