import { Heading, Text } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkStyle } from "../components/link-style";
import { useFormats } from "../lib/use-formats";
import { useOpenDrafts } from "./use-drafts";
import { LoadStatus } from "../components/load-status";

/** Open drafts, each with its missing requirements; renders nothing if there are none. */
export function OpenDrafts() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const query = useOpenDrafts();
  const { data } = query;
  if (!data) return <LoadStatus query={query} failed={t("newProduct.drafts.loadFailed")} />;
  if (data.drafts.length === 0) return null;
  return (
    <section className="flex flex-col gap-y-2">
      <Heading level="h2">{t("newProduct.drafts.title")}</Heading>
      <ul className="flex flex-col gap-y-3">
        {data.drafts.map(({ id, name, updated_at: updatedAt, missing }) => (
          <li key={id}>
            <Text size="small" weight="plus">
              <Link to={`/new-product?product=${id}`} className={linkStyle}>
                {name}
              </Link>
            </Text>
            <Text size="small" className="text-ui-fg-subtle">
              {t("newProduct.drafts.changed", { when: dateTime(updatedAt) })}{" "}
              {missing.length === 0
                ? t("newProduct.complete")
                : t("newProduct.drafts.missing", {
                    names: missing
                      .map((requirement) => t(`newProduct.drafts.short.${requirement}`))
                      .join(", "),
                  })}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
