/** Events of a first interaction: the pointer moves or touches, or the focus moves. */
const signs = ["pointerover", "focusin"] as const;

/** Calls a function once on the first interaction, early enough to fetch what the following click will need. */
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
