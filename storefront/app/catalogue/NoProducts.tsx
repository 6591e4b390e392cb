import type { ReactNode } from "react";
import { useT } from "~/i18n/react";

/** Empty state of a list or search: a hint what to try, and a link. */
export function NoProducts({ hint, children }: { hint: string; children: ReactNode }) {
  const t = useT("catalogue");
  return (
    <div className="rounded-md bg-linen px-6 py-12 text-center">
      <h2 className="text-xl">{t("list.empty")}</h2>
      <p className="mt-3 text-chestnut">{hint}</p>
      <p className="mt-6">{children}</p>
    </div>
  );
}
