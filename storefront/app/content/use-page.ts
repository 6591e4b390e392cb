import { useLoaderData } from "@remix-run/react";
import type { ContentPage, PageWord } from "@su-turrone/contract/page-content";
import { useMemo } from "react";
import type { PageContent } from "~/commerce/page-content.server";
import { withValues, type Values } from "~/i18n/translate";

/** Content of one of the shop's pages. */
interface ShownPage<Page extends ContentPage> extends Omit<PageContent<Page>, "words"> {
  /** One of its texts, with interpolated values. */
  words: (key: PageWord<Page>, values?: Values) => string;
}

/** Texts, pictures and visible parts of the current page, from `content` in its loader data. */
export function usePage<Page extends ContentPage>(page: Page): ShownPage<Page> {
  const data: unknown = useLoaderData();
  return useMemo(() => {
    const { content } = data as { content?: PageContent<Page> };
    if (!content) throw new Error(`The loader returned no content for the page ${page}`);
    return { ...content, words: (key, values = {}) => withValues(content.words[key], values) };
  }, [data, page]);
}
