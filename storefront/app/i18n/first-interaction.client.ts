/** What a visitor does first of all: a pointer that moves or touches, a key that brings the focus somewhere. */
const signs = ["pointerover", "focusin"] as const;

/** Does something once, as soon as the page sees that somebody is about to use it: time enough to fetch what a press will need. */
export function onFirstInteraction(begin: () => void): void {
  const seen = new AbortController();
  for (const sign of signs) {
    addEventListener(
      sign,
      () => {
        seen.abort();
        begin();
      },
      { signal: seen.signal, passive: true },
    );
  }
}
