import { Container } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import type { AdminEntry } from "../../../../features/content/admin-entry";
import { LoadStatus } from "../../../components/page-parts";
import { emptyDraft, toDraft } from "../../../content/draft";
import { EntryEditor } from "../../../content/entry-editor";
import { useLoad } from "../../../lib/server";
import { ownersOnly } from "../../../people/staff-role";

/** Edits the post or page in the URL; `/content/new?kind=page` creates one. */
const EntryPage = () => {
  const { t } = useTranslation();
  const { id = "new" } = useParams();
  const [search] = useSearchParams();
  const isNew = id === "new";
  const query = useLoad<{ entry: AdminEntry }>(["content", "entry", id], `/admin/content/${id}`, {
    enabled: !isNew,
    // never cached: another user may have saved it in the meantime
    gcTime: 0,
  });
  if (isNew) {
    const start = emptyDraft(search.get("kind") === "page" ? "page" : "post");
    return <EntryEditor key="new" id={null} start={start} startRevision={null} versions={[]} />;
  }
  if (query.data) {
    const { entry } = query.data;
    return (
      <EntryEditor
        key={id}
        id={id}
        start={toDraft(entry)}
        startRevision={entry.revision}
        versions={entry.versions}
      />
    );
  }
  return (
    <Container>
      <LoadStatus query={query} failed={t("content.loadFailed")} />
    </Container>
  );
};

export default ownersOnly(EntryPage);
