/**
 * What the specification names (§1), and whether the owner has shown proof. Without proof an entry is only shown in
 * the demonstration, marked as such: organic needs the code of an inspection body (Reg. 2018/848), and Torrone di
 * Tonara has no protected geographical indication; it is a traditional product (PAT).
 */
const proven = { organic: false, pgi: false, pat: true, haccp: true } as const;

export type Certification = keyof typeof proven;

export interface CertificationEntry {
  name: Certification;
  proven: boolean;
}

/** The entries to be shown; all of them in the demonstration, else the proven ones. */
export const certifications = (demo: boolean): CertificationEntry[] =>
  (Object.keys(proven) as Certification[])
    .map((name) => ({ name, proven: proven[name] }))
    .filter((entry) => demo || entry.proven);
