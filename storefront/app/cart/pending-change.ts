/** A change that is being sent, reduced to what can be shown before the response. */
export interface PendingChange {
  intent: string;
  lineId: string;
}

/** Reads a pending change from the form being sent. */
export function pendingOf(form: FormData): PendingChange {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { intent: text("intent"), lineId: text("lineId") };
}
