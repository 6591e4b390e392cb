import { useLoad } from "./use-load";

/** Names of all products in the admin's language; empty until loaded. */
export function useProductNames(): { id: string; name: string }[] {
  const { data } = useLoad<{ products: { id: string; name: string }[] }>(
    ["product-names"],
    "/admin/product-names",
  );
  return data?.products ?? [];
}
