import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ExclamationCircle } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { LabelWarning } from "../../../features/food-labels/label-warnings";
import { LabelState } from "../../food-labels/label-state";
import { namesIn, sdk } from "../../lib/sdk";
import { linkStyle } from "../../components/link-style";
import { ownersOnly } from "../../people/owners-only";
import { LoadStatus } from "../../components/load-status";

/** "Food information": every published product whose label is missing, incomplete or fictitious. */
const FoodLabelsPage = () => {
  const { t, i18n } = useTranslation();
  const query = useQuery({
    queryKey: ["food-labels", i18n.language],
    queryFn: () =>
      sdk.client.fetch<{ warnings: LabelWarning[]; production: boolean }>(
        "/admin/food-labels",
        namesIn(i18n.language),
      ),
  });
  const { data } = query;
  return (
    <Container className="flex flex-col gap-y-4">
      <Heading>{t("foodLabel.title")}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {t("foodLabel.listHint")}
      </Text>
      <LoadStatus query={query} failed={t("foodLabel.loadFailed")} />
      {data?.warnings.length === 0 && <Text>{t("foodLabel.allWell")}</Text>}
      <ul className="flex flex-col divide-y">
        {data?.warnings.map(({ product_id, title, missing, demo }) => (
          <li key={product_id} className="flex flex-col gap-y-2 py-4">
            <Link to={`/products/${product_id}`} className={`txt-compact-medium-plus ${linkStyle}`}>
              {title}
            </Link>
            <LabelState missing={missing} demo={demo} production={data.production} />
          </li>
        ))}
      </ul>
    </Container>
  );
};

export const config = defineRouteConfig({
  label: "foodLabel.title",
  icon: ExclamationCircle,
  translationNs: "translation",
});

export default ownersOnly(FoodLabelsPage);
