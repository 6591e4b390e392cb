import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

const typescript = ["**/*.{ts,tsx,mts}"];
/** Names that were private to this project and have a word of the field now: "settle" is refresh, confirm or apply, and so on. */
const privateWords = [
  "settle",
  "standing",
  "letterhead",
  "takeBack",
  "tellOwner",
  "tellRestocked",
  "tellWhoWaits",
  "orKept",
  "unlessAway",
  "judgeForm",
  "letThrough",
  "oneAtATime",
  "nothingDone",
  "forgetFacts",
  "desk",
  "deed",
  "troubles",
  "handover",
  "withheld",
  "noteAttempt",
  "triedCart",
  "madeOrder",
  "isWhole",
  "doable",
  "wayOn",
  "problemBrought",
  "lineMarks",
  "sameCart",
  "pressOf",
  "keptAnswers",
  "repeatMail",
  "goodsOf",
  "beginAddition",
  "formTrap",
  "paymentWatch",
  "signedNews",
];
/** Matches a private word at the start of a name, and with a capital inside it. */
const privateName = privateWords
  .flatMap((word) => [`^${word}(?![a-z])`, `${word[0].toUpperCase()}${word.slice(1)}(?![a-z])`])
  .join("|");
const tests = ["**/*.test.{ts,tsx,mjs}", "{commerce,storefront}/tests/**", "storefront/e2e/**"];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/.medusa/",
      "**/build/",
      "**/dist/",
      "**/coverage/",
      "**/test-results/",
      "**/playwright-report/",
      ".data/",
      // written by `medusa db:generate`
      "commerce/src/modules/*/migrations/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true } },
  js.configs.recommended,
  {
    files: typescript,
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          "contract/tsconfig.test.json",
          "storefront/tsconfig.json",
          "commerce/tsconfig.test.json",
          "scripts/tsconfig.json",
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      // a number in a text is what most texts with values are about
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Remix throws responses (redirects, 404), React's Suspense throws promises
      "@typescript-eslint/only-throw-error": [
        "error",
        {
          allow: [
            { from: "lib", name: ["Response", "Promise"] },
            { from: "package", package: "@remix-run/server-runtime", name: "TypedResponse" },
          ],
        },
      ],
      // a method that has to promise (Medusa's providers) may have nothing to wait for
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // it asks for the types of every expression; there are no enums here (no-restricted-syntax), and tsc refuses what is none of others'
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      // an event handler may be asynchronous
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: `Identifier[name=/${privateName}/]`,
          message: "This is a private word of the project's past; take the term of the field.",
        },
        {
          selector: "TSEnumDeclaration",
          message: "A union of strings says the same, and is checked wherever it is given.",
        },
        ...[
          "ObjectExpression > SpreadElement > ObjectExpression",
          "ArrayExpression > SpreadElement > ArrayExpression",
          "ArrayExpression > SpreadElement > TSAsExpression > ArrayExpression",
        ].map((selector) => ({ selector, message: "What is spread here can stand here itself." })),
      ],
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ["storefront/app/**/*.tsx", "commerce/src/admin/**/*.tsx"],
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: ["storefront/app/**/*.tsx"], extends: [jsxA11y.flatConfigs.strict] },
  {
    files: ["scripts/**/*.mjs", "commerce/sandbox/*.mjs", "*.mjs", "*.cjs"],
    languageOptions: { globals: globals.node },
  },
  { files: ["commerce/sandbox/browser/*.js"], languageOptions: { globals: globals.browser } },
  {
    // the console is the log of a browser, and of a Node that is too old for anything else of ours
    files: ["scripts/lib/node-version.mjs", "storefront/app/**/*.client.{ts,tsx}"],
    rules: { "no-console": ["error", { allow: ["error"] }] },
  },
  {
    files: tests,
    rules: {
      // matchers are called without `this`, and stubs take whatever shape a test needs
      "@typescript-eslint/unbound-method": "off",
      // vitest's own expect.any(…) is an any
      "@typescript-eslint/no-unsafe-assignment": "off",
      "max-lines": "off",
    },
  },
);
