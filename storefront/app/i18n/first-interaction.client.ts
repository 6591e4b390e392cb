/** Events of a first interaction: the pointer moves or touches, or the focus moves. */
const interactionEvents = ["pointerover", "focusin"] as const;

/** Calls a function once on the first interaction, early enough to fetch what the following click will need. */
export function onFirstInteraction(callback: () => void): void {
  const controller = new AbortController();
  for (const event of interactionEvents) {
    addEventListener(
      event,
      () => {
        controller.abort();
        callback();
      },
      { signal: controller.signal, passive: true },
    );
  }
}
