/** A change that is on its way to the server, as far as it can be shown before the answer. */
export interface PendingChange {
  intent: string;
  lineId: string;
}

/** Reads what can be shown from a form that is being sent. */
export function pendingOf(form: FormData): PendingChange {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { intent: text("intent"), lineId: text("lineId") };
}
