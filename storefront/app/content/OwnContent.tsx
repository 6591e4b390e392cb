import { useLoaderData } from "@remix-run/react";
import type { ContentPage, PageWord } from "@su-turrone/contract/page-content";
import { type ReactNode, useMemo } from "react";
import type { PageContent, PageSection } from "~/commerce/page-content.server";
import { MarkItalian } from "~/i18n/MarkItalian";
import { withValues, type Values } from "~/i18n/translate";
import type { PictureSource } from "~/platform/media";
import { Notice } from "~/ui/Notice";
import { Picture } from "~/ui/Picture";
import { RichText } from "./RichText";

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

/** States that the page is a draft only visible through its link. @param text null for published content */
export const PreviewNotice = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <div className="page pt-6">
      <Notice>{text}</Notice>
    </div>
  );

interface CraftStep {
  picture: PictureSource;
  name: string;
  text: string;
}

const craftSteps = ["1", "2", "3", "4"] as const;

/** The four steps of production (spec §1) as one strip of drawings without gaps. */
export const CraftStrip = ({ step: read }: { step: (step: (typeof craftSteps)[number]) => CraftStep }) => (
  <ol className="grid grid-cols-2 gap-y-8 lg:grid-cols-4">
    {craftSteps
      .map((step) => ({ step, ...read(step) }))
      .map(({ step, picture, name, text }) => (
        <li key={step}>
          <Picture
            {...picture}
            sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 45vw"
            className="aspect-square object-cover lg:aspect-4/5"
          />
          <h3 className="mt-4 flex items-baseline gap-2.5 pr-4 text-lg">
            <span aria-hidden="true" className="text-chestnut">
              {step}
            </span>
            {name}
          </h3>
          <p className="mt-1.5 pr-4 text-sm text-chestnut sm:pr-6 sm:text-base">{text}</p>
        </li>
      ))}
  </ol>
);

/** Sections the owner has added to a page: text, with a picture beside it if there is one. */
export function OwnSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map(({ id, language, title, html, picture }, index) => (
    <section
      key={id}
      lang={language}
      className={`page grid items-center gap-x-16 gap-y-8 py-14 lg:py-20 ${picture ? "lg:grid-cols-2" : ""}`}
    >
      {picture && (
        <Picture
          {...picture}
          sizes="(min-width: 80rem) 35rem, (min-width: 64rem) 45vw, 92vw"
          className={`aspect-4/3 rounded-sm object-cover ${index % 2 === 1 ? "lg:order-2" : ""}`}
        />
      )}
      <div className="grid max-w-text gap-5">
        {title && <h2 className="text-3xl">{title}</h2>}
        <RichText html={html} language={language} />
      </div>
    </section>
  ));
}

interface VisitProps {
  title: string;
  text: string;
  picture: PictureSource;
  children: ReactNode;
}

export function Visit({ title, text, picture, children }: VisitProps) {
  return (
    <section className="-mb-24 grid lg:grid-cols-[1fr_1.4fr]">
      <div className="order-2 flex flex-col justify-center bg-linen px-[clamp(1.25rem,5vw,5rem)] py-14 lg:order-1 lg:py-24">
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-4 max-w-[28rem] text-lg text-chestnut">
          <MarkItalian text={text} />
        </p>
        <div className="mt-7 flex flex-wrap gap-4">{children}</div>
      </div>
      <Picture
        {...picture}
        sizes="(min-width: 64rem) 60vw, 100vw"
        className="order-1 aspect-video object-cover lg:order-2 lg:h-full lg:min-h-[28rem]"
      />
    </section>
  );
}
