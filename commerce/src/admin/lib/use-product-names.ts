import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { namesIn, sdk } from "./sdk";

/** Names of all products in the admin's language; empty until loaded. */
export function useProductNames(): { id: string; name: string }[] {
  const { i18n } = useTranslation();
  const { data } = useQuery({
    queryKey: ["product-names", i18n.language],
    queryFn: () =>
      sdk.client.fetch<{ products: { id: string; name: string }[] }>(
        "/admin/product-names",
        namesIn(i18n.language),
      ),
  });
  return data?.products ?? [];
}
