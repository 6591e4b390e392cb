/**
 * A page whose scripts are fetched after its style sheet, font and first picture: all it shows and takes works before they run.
 * `<Scripts>` of Remix has no way to say so.
 */
export const withLateScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
