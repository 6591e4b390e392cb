import { useTranslation } from "react-i18next";
import type { LabelWarning } from "../../../features/food-labels/label-warnings";
import { ListPage } from "../../components/list-page";
import { TextLink } from "../../components/page-parts";
import { LabelState } from "../../food-labels/label-state";
import { productPath } from "../../new-product/drafts";
import { useLoad } from "../../lib/server";
import { ownersOnly } from "../../people/staff-role";

/** "Food information": every published product whose label is missing, incomplete or fictitious. */
const FoodLabelsPage = () => {
  const { t } = useTranslation();
  const list = useLoad<{ warnings: LabelWarning[]; production: boolean }>(
    ["food-labels"],
    "/admin/food-labels",
  );
  return (
    <ListPage
      words="foodLabel"
      texts={{
        hint: t("foodLabel.listHint"),
        none: t("foodLabel.allWell"),
      }}
      list={list}
      rows={list.data?.warnings}
      keyOf={({ product_id: id }) => id}
      entry={({ product_id: id, title, missing, demo }) => (
        <>
          <TextLink to={productPath(id)} className="txt-compact-medium-plus">
            {title}
          </TextLink>
          <LabelState missing={missing} demo={demo} production={list.data?.production ?? false} />
        </>
      )}
    />
  );
};

export default ownersOnly(FoodLabelsPage);
