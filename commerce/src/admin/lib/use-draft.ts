import { useState } from "react";

/** State of a form: what is typed, and whether it differs from what is saved. @param saved its current values */
export function useDraft<Draft extends object>(saved: Draft) {
  const [draft, setDraft] = useState(saved);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, setDraft, change, unsaved: JSON.stringify(draft) !== JSON.stringify(saved) };
}
