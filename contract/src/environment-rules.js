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
  "MFA_SECRET",
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
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
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

/** Region of a bucket whose settings name none. */
export const usualBucketRegion = "us-east-1";

/**
 * How the shop speaks to its bucket, as options of Amazon's client: not every stand-in for S3 has a name of its own for each bucket, or
 * knows its newest checksums.
 * @param {string | undefined} endpoint address of the stand-in; without it the bucket is Amazon's own
 */
export const bucketDialect = (endpoint) => ({
  forcePathStyle: endpoint !== undefined,
  requestChecksumCalculation: /** @type {const} */ ("WHEN_REQUIRED"),
  responseChecksumValidation: /** @type {const} */ ("WHEN_REQUIRED"),
});

/**
 * How the names of uploads and exports begin that only the owner is given. Medusa's provider for the disk names them so, and puts them into
 * a folder of their own; in a bucket the name is all there is.
 */
export const privatePrefix = "private-";

/**
 * Who sells, and where a bank transfer goes, by the names of the settings that the owner saves in the admin, with the variables that
 * give their first values: made up in the demonstration, demanded in production.
 */
export const ownerFactVariables = /** @type {const} */ ({
  company_name: "COMPANY_NAME",
  company_street: "COMPANY_STREET",
  company_postal_code: "COMPANY_POSTAL_CODE",
  company_city: "COMPANY_CITY",
  company_vat_id: "COMPANY_VAT_ID",
  company_rea: "COMPANY_REA",
  company_email: "COMPANY_EMAIL",
  company_pec: "COMPANY_PEC",
  company_phone: "COMPANY_PHONE",
  transfer_holder: "BANK_TRANSFER_HOLDER",
  transfer_iban: "BANK_TRANSFER_IBAN",
  transfer_bic: "BANK_TRANSFER_BIC",
});

/** The variables of `ownerFactVariables`. */
export const ownerFacts = Object.values(ownerFactVariables);

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
 * A variable that a production start refuses, and why: it is not given, too short, no https address, or the same as another.
 * @typedef {{ name: string, problem: "missing" | "weak" | "not_https" | "not_different" }} ProductionGap
 */

/**
 * What a real shop cannot have as a fact of its owner: nothing, a placeholder, or what the demonstration made up; null where the value is good.
 * @param {(typeof ownerFacts)[number]} name
 * @param {string | undefined} value
 * @param {Readonly<Record<string, string>>} demo the made-up company of the demonstration
 * @returns {"missing" | "placeholder" | null}
 */
export function ownerFactGap(name, value, demo) {
  if (!value) return "missing";
  const madeUp = value === demo[name] && !trueOfBoth.includes(name);
  return madeUp || isPlaceholder(value) ? "placeholder" : null;
}

/**
 * Why a shop cannot sell in earnest with the facts of its owner, in sentences for whoever starts it.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {Readonly<Record<string, unknown>>} saved the owner's settings that differ from the environment; they win over it
 * @param {Readonly<Record<string, string>>} demo the made-up company of the demonstration
 * @returns {string[]} one sentence a fact
 */
export function ownerFactProblems(env, saved, demo) {
  return Object.entries(ownerFactVariables).flatMap(([setting, variable]) => {
    const own = saved[setting];
    const value = typeof own === "string" ? own : env[variable];
    const problem = ownerFactGap(variable, value, demo);
    if (problem === null) return [];
    return [
      problem === "missing" ? `${variable} is missing.` : `${variable} is still a placeholder ("${value}").`,
    ];
  });
}

/**
 * What a production start misses of the environment: the shop makes no secrets by itself there. Who sells is no part of it, because the
 * owner may have saved that in the admin (`ownerFactProblems`).
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {readonly string[] | null} [names] variables the asking part is given; without it: all
 * @returns {ProductionGap[]} of secrets that are the same, one for each of them
 */
export function productionGaps(env, names = null) {
  /** @template {string} Name @param {readonly Name[]} list */
  const asked = (list) => list.filter((name) => names?.includes(name) ?? true);
  const secrets = asked(serverSecrets);
  /** @type {ProductionGap[]} */
  const gaps = [];
  for (const name of secrets) {
    const value = env[name];
    if (!value) gaps.push({ name, problem: "missing" });
    else if (value.length < secretLength || isPlaceholder(value)) gaps.push({ name, problem: "weak" });
  }
  const given = secrets.flatMap((name) => env[name] || []);
  if (new Set(given).size < given.length) {
    gaps.push(...secrets.map((name) => ({ name, problem: /** @type {const} */ ("not_different") })));
  }
  for (const name of asked(["PUBLIC_URL"])) {
    if (!/^https:/.test(env[name] ?? "")) gaps.push({ name, problem: "not_https" });
  }
  for (const name of asked(stripeKeys)) if (!env[name]) gaps.push({ name, problem: "missing" });
  return gaps;
}

/**
 * The same in sentences, for whoever starts the shop.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {readonly string[] | null} [names] variables the asking part is given; without it: all
 * @returns {string[]} one sentence a problem
 */
export function productionProblems(env, names = null) {
  const gaps = productionGaps(env, names);
  const same = gaps.flatMap(({ name, problem }) => (problem === "not_different" ? [name] : []));
  const wanted = `(a random text of ${secretLength} characters or more`;
  /** @param {ProductionGap} gap */
  const sentence = ({ name, problem }) => {
    if (problem === "weak") return `${name} is too weak ${wanted} is needed).`;
    if (problem === "not_https") return `${name} has to be the shop's https address.`;
    if (problem === "not_different") return `${same.join(", ")} have to differ from each other.`;
    return serverSecrets.some((secret) => secret === name)
      ? `${name} is missing ${wanted}).`
      : `${name} is missing.`;
  };
  // what is the same is said once
  return [...new Set(gaps.map(sentence))];
}
