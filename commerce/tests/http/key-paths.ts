/** A key that names a row, a picture or a language rather than a part of the answer. */
const namesOne = (key: string): boolean => /^[a-z]+_[0-9A-Z]{10,}$/.test(key) || /^\d+$/.test(key);

/** Adds what lies in a value to the keys known of each part; the members of a list are taken for one. */
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
 * Every key that answers of one kind have, a line for each part of them: `order.items: id quantity`. "*" stands for ids and
 * numbers, "(top)" for the answer itself.
 */
export function keyLines(answers: readonly unknown[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const answer of answers) collect(answer, "", found);
  return [...found]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, keys]) => `${part === "" ? "(top)" : part}: ${[...keys].toSorted().join(" ")}`.trimEnd());
}
