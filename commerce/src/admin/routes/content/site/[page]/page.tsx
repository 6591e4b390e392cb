import { Alert, Text } from "@medusajs/ui";
import { isContentPage, type ContentPage } from "@su-turrone/contract/page-content";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { PageEditor } from "../../../../page-content/page-editor";
import { usePageContent } from "../../../../page-content/use-page-content";
import { ownersOnly } from "../../../../people/owners-only";

const EditedPage = ({ page }: { page: ContentPage }) => {
  const { t } = useTranslation();
  const { data, isError } = usePageContent(page).query;
  if (isError) return <Alert variant="error">{t("pageContent.loadFailed")}</Alert>;
  return data ? <PageEditor key={page} saved={data} /> : null;
};

/** Edits one of the shop's own pages, which the address names. */
const SitePage = () => {
  const { t } = useTranslation();
  const { page } = useParams();
  return isContentPage(page) ? (
    <EditedPage page={page} />
  ) : (
    <Text className="px-1">{t("pageContent.noSuchPage")}</Text>
  );
};

export default ownersOnly(SitePage);
