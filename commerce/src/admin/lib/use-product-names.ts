import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { namesIn, sdk } from "./sdk";

/** All products by name in the language the admin is shown in; none as long as they are not loaded. */
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
