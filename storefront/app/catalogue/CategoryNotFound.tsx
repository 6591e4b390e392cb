import type { Category } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { CategoryList } from "./CategoryList";

/** "Non-existent category" (spec §8): sent with status 404, together with the existing categories. */
export function CategoryNotFound({ categories }: { categories: readonly Category[] }) {
  const t = useT("catalogue");
  return (
    <div className="page max-w-text py-16 lg:py-28">
      <h1 className="text-4xl">{t("category.missing")}</h1>
      <p className="mt-5 mb-8 text-lg text-chestnut">{t("category.missingHint")}</p>
      <CategoryList categories={categories} current="" />
    </div>
  );
}
