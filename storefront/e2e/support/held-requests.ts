import type { Page } from "@playwright/test";

/** Holds back all requests for a URL until the returned function is called; the page may cancel them before. */
export async function holdBack(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}
