import type { Slugs } from "~/commerce/types";
import type { Language } from "~/i18n/languages";
import type { PictureSource } from "~/ui/Picture";
import { air } from "./posts/air.server";
import { honey } from "./posts/honey.server";
import { keeping } from "./posts/keeping.server";
import type { PostSource, PostText } from "./posts/post";
import { sitePicture } from "./site-pictures";

/** Newest first. */
const posts: readonly PostSource[] = [honey, keeping, air].sort((a, b) => b.date.localeCompare(a.date));

/** A post in a list. */
export interface PostCard {
  slugs: Slugs;
  /** ISO date. */
  date: string;
  title: string;
  excerpt: string;
  picture: PictureSource;
}

export interface Post extends PostCard {
  blocks: PostText["blocks"];
}

function toPost({ slugs, date, picture, texts }: PostSource, language: Language): Post {
  return { slugs, date, picture: sitePicture(picture, language), ...texts[language] };
}

function toCard(source: PostSource, language: Language): PostCard {
  const { blocks: _blocks, ...card } = toPost(source, language);
  return card;
}

/** The posts, newest first. */
export const listPosts = (language: Language): PostCard[] => posts.map((post) => toCard(post, language));

/** The post a slug stands for; `movedTo` where it is the slug of another language, null where nobody has it. */
export function postBySlug(slug: string, language: Language): { found: Post } | { movedTo: string } | null {
  const own = posts.find((post) => post.slugs[language] === slug);
  if (own) return { found: toPost(own, language) };
  const other = posts.find((post) => Object.values(post.slugs).includes(slug));
  return other ? { movedTo: other.slugs[language] } : null;
}
