import { readFile } from "node:fs/promises";
import path from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findUp } from "../../platform/env";
import { baseLanguage, languages, type Language } from "../../platform/languages";
import { CONTENT_MODULE } from "../../modules/content";
import { rolePageSlugs, type ContentKind } from "@su-turrone/contract/content";
import { textLanguages, type TextLanguage } from "@su-turrone/contract/languages";
import type { EntryData } from "../../modules/content/entry-data";
import type { Words } from "../../modules/content/view";
import { SLUGS_MODULE } from "../../modules/slugs";
import { slugFrom } from "../../modules/slugs/slug-logic";
import { saveContentEntryWorkflow } from "../../features/content/save-entry";
import { products, type SeedPage, type SeedPost } from "../data";
import { uploadPicture } from "./products";
import { dayMs } from "@su-turrone/contract/time-zone";

/** Reads `texts/<folder>/<file>.<language>.md`. @throws Error when the file is missing */
async function readText(folder: string, file: string, language: TextLanguage): Promise<string> {
  const name = path.join("texts", folder, `${file}.${language}.md`);
  const root = findUp(name, __dirname);
  if (!root) throw new Error(`The text ${name} is not there`);
  return readFile(path.join(root, name), "utf8");
}

interface SeedIdentity {
  kind: ContentKind;
  slug: string;
  language: TextLanguage;
  title: string;
}

/** Whether the entry exists, perhaps under a new title, or existed: an entry deleted by the owner stays deleted. */
async function isKnown(
  container: MedusaContainer,
  { kind, slug, language, title }: SeedIdentity,
): Promise<boolean> {
  const slugs = container.resolve(SLUGS_MODULE);
  const content = container.resolve(CONTENT_MODULE);
  const [storedSlug] = await slugs.listSlugs({ kind, slug }, { take: 1 });
  const [storedText] = await content.listEntryTexts({ language, title }, { take: 1, withDeleted: true });
  return storedSlug !== undefined || storedText !== undefined;
}

async function productIds(container: MedusaContainer, codes: readonly string[]): Promise<string[]> {
  const handles = codes.flatMap((code) => {
    const product = products.find((p) => p.code === code);
    return product ? [slugFrom(product.title[baseLanguage], baseLanguage)] : [];
  });
  const service = container.resolve(Modules.PRODUCT);
  const found = await service.listProducts({ handle: handles }, { select: ["id", "handle"], take: null });
  const idOf = new Map(found.map((product) => [product.handle, product.id]));
  return handles.flatMap((handle) => idOf.get(handle) ?? []);
}

const noPicture = { picture_url: null, picture_width: null, picture_height: null };
const noSeo = { seo_title: "", seo_description: "" };

async function save(
  container: MedusaContainer,
  data: Omit<EntryData, "status">,
  slugs: Partial<Record<Language, string>>,
): Promise<void> {
  await saveContentEntryWorkflow(container).run({
    input: { id: null, data: { ...data, status: "published" }, slugs, saved_by: null },
  });
}

/** The seed posts, with pictures and related products. */
export async function getOrCreatePosts(
  container: MedusaContainer,
  posts: readonly SeedPost[],
): Promise<void> {
  for (const { file, title, teaser, picture, related, daysAgo } of posts) {
    const known = { language: baseLanguage, title: title[baseLanguage] };
    const slug = slugFrom(known.title, baseLanguage);
    if (await isKnown(container, { kind: "post", slug, ...known })) continue;
    const texts: Words[] = await Promise.all(
      languages.map(async (language) => ({
        language,
        title: title[language],
        teaser: teaser[language],
        body: await readText("posts", file, language),
        picture_alt: picture.alt[language],
        ...noSeo,
      })),
    );
    const data = {
      kind: "post" as const,
      role: null,
      published_at: new Date(Date.now() - daysAgo * dayMs),
      picture_url: await uploadPicture(container, picture),
      picture_width: picture.width,
      picture_height: picture.height,
      related_product_ids: await productIds(container, related),
      texts,
    };
    await save(container, data, {});
  }
}

/** The seed pages: drafts of legal texts, which the owner has to review. */
export async function getOrCreatePages(
  container: MedusaContainer,
  pages: readonly SeedPage[],
): Promise<void> {
  for (const { file, role = null, slug: ownSlug, texts: titles } of pages) {
    const texts: Words[] = [];
    for (const language of textLanguages) {
      const words = titles[language];
      if (!words) continue;
      const body = await readText("pages", file, language);
      texts.push({ language, ...words, body, picture_alt: "", ...noSeo });
    }
    const slugs = role ? rolePageSlugs[role] : { it: ownSlug };
    const [slug = ""] = Object.values(slugs);
    const [first] = texts;
    if (
      !first ||
      (await isKnown(container, { kind: "page", slug, language: first.language, title: first.title }))
    )
      continue;
    const published_at = new Date(Date.now() - dayMs);
    await save(
      container,
      { kind: "page", role, published_at, ...noPicture, related_product_ids: [], texts },
      slugs,
    );
  }
}
