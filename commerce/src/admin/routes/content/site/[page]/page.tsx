import { Text } from "@medusajs/ui";
import { isContentPage, type ContentPage } from "@su-turrone/contract/page-content";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { LoadStatus } from "../../../../components/page-parts";
import { PageEditor, usePageContent } from "../../../../page-content/page-editor";
import { ownersOnly } from "../../../../people/staff-role";

const EditedPage = ({ page }: { page: ContentPage }) => {
  const { t } = useTranslation();
  const { query } = usePageContent(page);
  if (query.data) return <PageEditor key={page} saved={query.data} />;
  return <LoadStatus query={query} failed={t("pageContent.loadFailed")} className="px-1" />;
};

/** Edits the built-in page named in the URL. */
const SitePage = () => {
  const { t } = useTranslation();
  const { page } = useParams();
  if (isContentPage(page)) return <EditedPage page={page} />;
  return <Text className="px-1">{t("pageContent.noSuchPage")}</Text>;
};

export default ownersOnly(SitePage);
