import { StatusBadge } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListedCategory } from "../../../features/categories/read-categories";
import { categoriesKey, categoriesPath, CategoryForm } from "../../categories/category-form";
import { ListPage } from "../../components/list-page";
import { ActionButton, Hint, Strong } from "../../components/page-parts";
import { api, useAction, useLoad } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";

interface RowProps {
  category: ListedCategory;
  place: number;
  places: number;
}

function CategoryRow({ category, place, places }: RowProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { id, title: name, products, revision } = category;
  const isShown = category.form.is_shown;
  const remove = useAction({
    send: () => api.delete(`${categoriesPath}/${id}`, revision),
    question: () => ({
      title: t("categoryList.deleteTitle", { name }),
      description: t("categoryList.deleteText"),
      confirmText: t("lists.delete"),
      cancelText: t("lists.keep"),
    }),
    done: t("categoryList.deleted", { name }),
    failed: t("categoryList.notDeleted"),
    refetch: categoriesKey,
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <Strong className="[overflow-wrap:anywhere]">{`${place}. ${name}`}</Strong>
            <StatusBadge color={isShown ? "green" : "grey"}>
              {t(`categoryList.states.${isShown}`)}
            </StatusBadge>
          </div>
          <Hint>{t("categoryList.products", { count: products })}</Hint>
        </div>
        {!isEditing && (
          <div className="flex flex-wrap gap-2">
            <ActionButton aria-label={t("categoryList.editOf", { name })} onClick={() => setEditing(true)}>
              {t("actions.edit")}
            </ActionButton>
            <ActionButton
              disabled={remove.isPending}
              aria-label={t("categoryList.deleteOf", { name })}
              onClick={() => void remove.start()}
            >
              {t("lists.delete")}
            </ActionButton>
          </div>
        )}
      </div>
      {isEditing && (
        <CategoryForm category={category} place={place} places={places} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

/** "Categories": all of them in the shop's order, and the form for a new one. */
const CategoryListPage = () => {
  const { t } = useTranslation();
  const [isMaking, setMaking] = useState(false);
  const list = useLoad<{ categories: ListedCategory[] }>(categoriesKey, categoriesPath, { staleTime: 0 });
  const categories = list.data?.categories ?? [];
  const places = categories.length + 1;
  return (
    <ListPage
      words="categoryList"
      aside={
        !isMaking && <ActionButton onClick={() => setMaking(true)}>{t("categoryList.new")}</ActionButton>
      }
      filter={
        isMaking && (
          <section className="pt-4">
            <CategoryForm category={null} place={places} places={places} onClose={() => setMaking(false)} />
          </section>
        )
      }
      list={list}
      rows={list.data?.categories}
      entry={(category) => (
        <CategoryRow
          category={category}
          place={categories.indexOf(category) + 1}
          places={categories.length}
        />
      )}
      entryStyle="flex flex-col gap-y-3 px-6 py-4"
    />
  );
};

export default ownersOnly(CategoryListPage);
