/** Parts of a list that can be shown or hidden (spec §4). */
export const panelNames = ["categories", "filters"] as const;
export type PanelName = (typeof panelNames)[number];

/** Shown, hidden, or null if not chosen yet. */
export type Panels = Readonly<Record<PanelName, boolean | null>>;

/**
 * Session cookie that remembers which panels are shown. The browser also writes it when a panel is toggled with
 * JavaScript, so it is not HttpOnly; it contains only the two panel states.
 */
const cookieName = "panels";

/** Matches its value in a Cookie header. Parsed by hand, because a cookie library would be loaded with every list. */
const cookiePattern = /(?:^|;) *panels=([^;]*)/;

/** The choices in a Cookie header (or `document.cookie`); a malformed value counts as not chosen. */
export function readPanels(header: string | null): Panels {
  const [, value = ""] = cookiePattern.exec(header ?? "") ?? [];
  const choiceOf = (name: PanelName) => {
    if (value.includes(`${name}-shown`)) return true;
    return value.includes(`${name}-hidden`) ? false : null;
  };
  return { categories: choiceOf("categories"), filters: choiceOf("filters") };
}

const cookieValueOf = (panels: Panels): string =>
  panelNames
    .flatMap((name) => (panels[name] === null ? [] : [`${name}-${panels[name] ? "shown" : "hidden"}`]))
    .join(".");

/** Value for a Set-Cookie header or `document.cookie`. @param secure whether the shop runs on https */
export const writePanels = (panels: Panels, secure: boolean): string =>
  `${cookieName}=${cookieValueOf(panels)}; Path=/${secure ? "; Secure" : ""}; SameSite=Lax`;

/** The panel choices of a Cookie header as a canonical cookie; "" if there are none. */
export function panelsCookie(header: string): string {
  const value = cookieValueOf(readPanels(header));
  return value && `${cookieName}=${value}`;
}

export const isPanelName = (value: unknown): value is PanelName => panelNames.some((name) => name === value);
