import type { MedusaContainer } from "@medusajs/framework/types";
import { pages, posts } from "./data/content";
import { getOrCreatePages, getOrCreatePosts } from "./steps/content";

/** The first posts and pages, after first-shop.ts (scripts run by name); creates only what is not there. */
export default async function firstTexts({ container }: { container: MedusaContainer }): Promise<void> {
  await getOrCreatePages(container, pages);
  await getOrCreatePosts(container, posts);
}
