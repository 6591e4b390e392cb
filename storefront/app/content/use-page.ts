import { useLoaderData } from "@remix-run/react";
import type { ContentPage, PageWord } from "@su-turrone/contract/page-content";
import { useMemo } from "react";
import type { PageContent } from "~/commerce/page-content.server";
import { withValues, type Values } from "~/i18n/translate";

/** What one of the shop's own pages shows. */
interface ShownPage<Page extends ContentPage> extends Omit<PageContent<Page>, "words"> {
  /** One of its words, with its values put in. */
  words: (key: PageWord<Page>, values?: Values) => string;
}

/** The words, pictures and parts of the page being shown; its loader has to give them as `content`. */
export function usePage<Page extends ContentPage>(page: Page): ShownPage<Page> {
  const data: unknown = useLoaderData();
  return useMemo(() => {
    const { content } = data as { content?: PageContent<Page> };
    if (!content) throw new Error(`The loader gives no content of the page ${page}`);
    return { ...content, words: (key, values = {}) => withValues(content.words[key], values) };
  }, [data, page]);
}
