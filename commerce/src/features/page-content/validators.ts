import { z } from "@medusajs/framework/zod";
import { pageContentLimits } from "@su-turrone/contract/page-content";

const { alt, sections, sectionText, sectionTitle, text } = pageContentLimits;

const key = z.string().max(60);

const perLanguage = <T extends z.ZodType>(part: T) => z.strictObject({ de: part, it: part, en: part });

const picture = z.strictObject({
  url: z.string().max(2_000),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: perLanguage(z.string().trim().max(alt)),
});

const section = z.strictObject({
  id: z.string().regex(/^\w{1,40}$/),
  picture: picture.nullable(),
  words: perLanguage(
    z.strictObject({ title: z.string().trim().max(sectionTitle), text: z.string().trim().max(sectionText) }),
  ),
});

/** The owner's changes to a page; allowed keys depend on the page and are checked there. */
const content = z.strictObject({
  words: perLanguage(z.record(key, z.string().trim().max(text))),
  pictures: z.record(key, picture),
  shown: z.record(key, z.boolean()),
  sections: z.array(section).max(sections),
});

/** Body of `POST /admin/page-content/:page` and `POST /admin/page-content/:page/preview`. */
export const pageContentBody = z.strictObject({ content });
