/** What of a list can be shown or hidden (spec §4). */
export const panelNames = ["categories", "filters"] as const;
export type PanelName = (typeof panelNames)[number];

/** Shown, hidden, or not yet chosen. */
export type Panels = Readonly<Record<PanelName, boolean | null>>;

/**
 * Remembers while browsing which panels are shown: until the browser is closed. The browser writes it too when a panel
 * is opened or closed by script, so it is not HttpOnly; it holds nothing but the two words.
 */
const cookieName = "panels";

/** Its value in a Cookie header. By hand, because every list would bring a library of cookies for two words. */
const ownCookie = /(?:^|;) *panels=([^;]*)/;

/** The choice a Cookie header (or `document.cookie`) carries; what is mangled counts as not chosen. */
export function readPanels(header: string | null): Panels {
  const [, value = ""] = ownCookie.exec(header ?? "") ?? [];
  const chosen = (name: PanelName) => {
    if (value.includes(`${name}-shown`)) return true;
    return value.includes(`${name}-hidden`) ? false : null;
  };
  return { categories: chosen("categories"), filters: chosen("filters") };
}

const valueOf = (panels: Panels): string =>
  panelNames
    .flatMap((name) => (panels[name] === null ? [] : [`${name}-${panels[name] ? "shown" : "hidden"}`]))
    .join(".");

/** Set-Cookie header, or what is given to `document.cookie`. @param secure whether the shop is on https */
export const writePanels = (panels: Panels, secure: boolean): string =>
  `${cookieName}=${valueOf(panels)}; Path=/${secure ? "; Secure" : ""}; SameSite=Lax`;

/** What a Cookie header says of panels, in the one way to write it; "" where it says nothing. */
export function panelsCookie(header: string): string {
  const value = valueOf(readPanels(header));
  return value && `${cookieName}=${value}`;
}

export const isPanelName = (value: unknown): value is PanelName => panelNames.some((name) => name === value);
