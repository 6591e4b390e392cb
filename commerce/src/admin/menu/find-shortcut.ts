/** The page that finds orders, buyers, products and pages. */
export const findPage = "/find";

const isMac = /mac/i.test(navigator.userAgent);

export const shortcutName = isMac ? "⌘K" : "Ctrl K";

/**
 * Medusa's search dialog knows neither buyers nor the shop's pages, and proposes to log out: its keys open the shop's
 * page. Its entry in the menu is followed, so that unsaved input is asked about; Medusa's settings have no such menu.
 */
window.addEventListener(
  "keydown",
  (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const path = `/app${findPage}`;
    const entry = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
    if (entry) entry.click();
    else window.location.assign(path);
  },
  { capture: true },
);
