/** Whether a key is an id, number or language rather than a property name. */
const namesOne = (key: string): boolean => /^[a-z]+_[0-9A-Z]{10,}$/.test(key) || /^\d+$/.test(key);

/** Adds the keys of a value to those known of each path; all members of a list share a path. */
function collect(value: unknown, at: string, found: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, at, found);
  else if (typeof value === "object" && value !== null) {
    const keys = found.get(at) ?? new Set<string>();
    found.set(at, keys);
    for (const [key, next] of Object.entries(value)) {
      const name = namesOne(key) ? "*" : key;
      keys.add(name);
      collect(next, at === "" ? name : `${at}.${name}`, found);
    }
  }
}

/**
 * All keys of responses of one kind, a line for each path: `order.items: id quantity`. "*" stands for ids and numbers,
 * "(top)" for the response itself.
 */
export function keyLines(answers: readonly unknown[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const answer of answers) collect(answer, "", found);
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, keys]) => `${part === "" ? "(top)" : part}: ${[...keys].toSorted().join(" ")}`.trimEnd());
}
