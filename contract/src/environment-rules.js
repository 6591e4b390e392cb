/**
 * What the launcher has to know of the environment before any package is installed; plain JavaScript for that reason. The
 * shapes of the variables are in environment.ts.
 */

/** Fewest characters of a secret. */
export const secretLength = 32;

/** Variables that are secrets of the running servers; production takes them from the environment only. */
export const serverSecrets = /** @type {const} */ ([
  "JWT_SECRET",
  "COOKIE_SECRET",
  "SESSION_SECRET",
  "SIGNING_SECRET",
]);

/** The keys of a Stripe account: all of them, or none and the payment sandbox. */
export const stripeKeys = /** @type {const} */ ([
  "STRIPE_API_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
]);

/**
 * Variables whose value may stand in a file of its own, named by `<NAME>_FILE`: what an orchestrator mounts as a secret, and no list
 * of processes or environments ever shows.
 */
export const secretVariables = /** @type {const} */ ([
  ...serverSecrets,
  ...stripeKeys,
  "DATABASE_URL",
  "REDIS_URL",
  "SMTP_URL",
  "ADMIN_PASSWORD",
  "BACKUP_KEY",
]);

/**
 * An environment with the secrets that stand in files; line breaks at a file's end are no part of them.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {(file: string) => string} read
 * @returns {Record<string, string>} without the names of the files and without what is empty
 * @throws {Error} naming every secret that is given twice or whose file cannot be read
 */
export function withSecretFiles(env, read) {
  /** @type {Record<string, string>} */
  const given = {};
  for (const [name, value] of Object.entries(env)) if (value) given[name] = value;
  const problems = secretVariables.flatMap((name) => {
    const file = given[`${name}_FILE`];
    if (file === undefined) return [];
    delete given[`${name}_FILE`];
    if (name in given) return [`${name} and ${name}_FILE: set one of them`];
    try {
      const value = read(file).replace(/[\r\n]+$/, "");
      // as everywhere, what is empty counts as not given
      if (value) given[name] = value;
      return [];
    } catch (error) {
      // the message names the file and the reason, never what is in it
      return [`${name}_FILE: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (problems.length === 0) return given;
  throw new Error(`The environment is not complete:\n${problems.map((line) => `  ${line}`).join("\n")}`);
}

/** Who sells, and where a bank transfer goes: made up in the demonstration, demanded in production. */
export const ownerFacts = /** @type {const} */ ([
  "COMPANY_NAME",
  "COMPANY_STREET",
  "COMPANY_POSTAL_CODE",
  "COMPANY_CITY",
  "COMPANY_VAT_ID",
  "COMPANY_REA",
  "COMPANY_EMAIL",
  "COMPANY_PEC",
  "COMPANY_PHONE",
  "BANK_TRANSFER_HOLDER",
  "BANK_TRANSFER_IBAN",
  "BANK_TRANSFER_BIC",
]);

/** What a real shop may have in common with the demonstration. */
const trueOfBoth = ["COMPANY_POSTAL_CODE", "COMPANY_CITY"];

const placeholder =
  /placeholder|platzhalter|segnaposto|^\[.*\]$|^<.*>$|\(demo\)|@example\.|changeme|supersecret/i;

/**
 * Whether a text stands only in the place of another one.
 * @param {string} text
 */
export const isPlaceholder = (text) => placeholder.test(text);

/**
 * What a production start misses: the shop neither makes secrets by itself there nor sells in the name of a placeholder.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {Readonly<Record<string, string>>} demo the made-up company of the demonstration
 * @param {readonly string[] | null} [names] variables the asking part is given; without it: all
 * @returns {string[]} one sentence a problem
 */
export function productionProblems(env, demo, names = null) {
  const asked = (/** @type {readonly string[]} */ list) =>
    list.filter((name) => names?.includes(name) ?? true);
  const secrets = asked(serverSecrets);
  const given = secrets.flatMap((name) => env[name] || []);
  const missing = (/** @type {string} */ name) => `${name} is missing.`;
  return [
    ...secrets.flatMap((name) => {
      const value = env[name];
      const wanted = `(a random text of ${secretLength} characters or more`;
      if (!value) return [`${name} is missing ${wanted}).`];
      return value.length < secretLength || isPlaceholder(value)
        ? [`${name} is too weak ${wanted} is needed).`]
        : [];
    }),
    ...(new Set(given).size < given.length ? [`${secrets.join(", ")} have to differ from each other.`] : []),
    ...asked(["PUBLIC_URL"])
      .filter((name) => !/^https:/.test(env[name] ?? ""))
      .map((name) => `${name} has to be the shop's https address.`),
    ...asked(stripeKeys)
      .filter((name) => !env[name])
      .map(missing),
    ...asked(ownerFacts).flatMap((name) => {
      const value = env[name];
      if (!value) return [missing(name)];
      const madeUp = value === demo[name] && !trueOfBoth.includes(name);
      return madeUp || isPlaceholder(value) ? [`${name} is still a placeholder ("${value}").`] : [];
    }),
  ];
}
