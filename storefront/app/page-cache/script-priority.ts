/**
 * Lowers the priority of a page's scripts below its stylesheet, font and first picture: the page is fully usable before
 * they run. Remix's `<Scripts>` has no option for it.
 */
export const withLowPriorityScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
