import type { MedusaContainer } from "@medusajs/framework/types";
import { pages, posts } from "./data/content";
import { getOrCreatePages, getOrCreatePosts } from "./steps/content";

/**
 * Seeds posts and pages, after first-shop.ts (scripts run in order of name); only creates what is missing.
 */
export default async function firstTexts({ container }: { container: MedusaContainer }): Promise<void> {
  await getOrCreatePages(container, pages);
  await getOrCreatePosts(container, posts);
}
