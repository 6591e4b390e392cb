import type { Plugin } from "vite";

/** What a part of the framework asks, and the answer that is always the same in this shop. */
interface Constant {
  /** The end of the module's path. */
  module: RegExp;
  question: RegExp;
  answer: string;
}

const remix = /\/@remix-run\/react\/dist\/esm\/[\w-]+\.js$/;
const router = /\/(?:@remix-run\/router\/dist\/router|react-router(?:-dom)?\/dist\/index)\.js$/;
const reactDom = /\/react-dom\/cjs\/react-dom\.production\.min\.js$/;
const components = /\/@remix-run\/react\/dist\/esm\/components\.js$/;
const routes = /\/@remix-run\/react\/dist\/esm\/routes\.js$/;

/**
 * What is settled once this shop is built: every future flag of Remix is on (`vite.config.ts`), and from them follow those of the
 * router; it is no single-page app; no route has a `clientLoader`; data come by single fetch; the browser never renders with what only
 * the server has; nothing blocks a navigation or is moved by a view transition. With the answers in their place the bundler leaves out what is never reached: data requests of before single
 * fetch, deferred data, the writing of a page's first scripts.
 */
const constants: readonly Constant[] = [
  { module: remix, question: /(?:\b[\w.]+\.)?\bfuture\.v3_\w+(?: === true)?/g, answer: "true" },
  { module: router, question: /(?:\b[\w.]+\.)?\bfuture\.v7_\w+/g, answer: "true" },
  { module: remix, question: /\bwindow\.__remixContext\.isSpaMode\b/g, answer: "false" },
  { module: remix, question: /(?<=!|if \(|return )isSpaMode\b|\bisSpaMode(?= \?)/g, answer: "false" },
  { module: routes, question: /typeof singleFetch === "function"/g, answer: "true" },
  { module: routes, question: /\b(?:routeModule|mod)\.clientLoader\b/g, answer: "undefined" },
  { module: components, question: /\bisStatic\b(?!,)/g, answer: "false" },
  { module: components, question: /\bstaticContext(?= \?| ===|\.)/g, answer: "undefined" },
  {
    module: components,
    question: /typeof __remixContext === "object" && __remixContext\.a\b/g,
    answer: "false",
  },
  // the root has an error boundary of its own
  { module: routes, question: /\bRemixRootDefaultHydrateFallback(?= :)/g, answer: "undefined" },
  { module: router, question: /return result\.type === ResultType\.deferred\b/g, answer: "return false" },
  { module: router, question: /\bisDeferredData\(result\)/g, answer: "false" },
  { module: router, question: /if \(blockerFunctions\.size === 0\)/g, answer: "if (true)" },
  {
    module: router,
    question: /\bisViewTransitionUnavailable = [^;]+;/g,
    answer: "isViewTransitionUnavailable = true;",
  },
  {
    module: router,
    question: /\buseViewTransitionState\(path\) && viewTransition === true/g,
    answer: "false",
  },
];

/** What React offers beside this to render as it did before version 18. */
const legacyExports = new Set([
  "findDOMNode",
  "hydrate",
  "render",
  "unmountComponentAtNode",
  "unstable_batchedUpdates",
  "unstable_renderSubtreeIntoContainer",
]);

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value);
}

interface Assignment extends Node {
  expression: { type: string; left?: { object?: { name?: string }; property?: { name?: string } } };
}

const isLegacyExport = (node: Node): boolean => {
  if (node.type !== "ExpressionStatement") return false;
  const { type, left } = (node as Assignment).expression;
  return (
    type === "AssignmentExpression" &&
    left?.object?.name === "exports" &&
    legacyExports.has(left.property?.name ?? "")
  );
};

interface Call extends Node {
  callee: Node & { name?: string };
  arguments: readonly Node[];
}

const isInvariant = (node: Node): node is Call =>
  node.type === "CallExpression" && /^(?:UNSAFE_)?invariant$/.test((node as Call).callee.name ?? "");

const without = (code: string, parts: readonly { start: number; end: number }[]): string =>
  [...parts]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);

/** A module without the sentences that tell developers what they have done wrong; the checks stay, and so does where they fail. */
function withoutMessages(code: string, parsed: Node): string {
  const messages = [...nodesIn(parsed)]
    .filter(isInvariant)
    .flatMap(({ arguments: [condition, message] }) =>
      condition && message ? [{ start: condition.end, end: message.end }] : [],
    );
  return without(code, messages);
}

/**
 * Leaves out of Remix and its router, as they go to the browser, what this shop never reaches.
 * @throws Error from the build where an update of the framework asks otherwise
 */
export function frameworkConstants(): Plugin {
  const met = new Set<Constant>();
  return {
    name: "framework-constants",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (reactDom.test(id)) {
        const legacy = [...nodesIn(this.parse(code))].filter(isLegacyExport);
        if (legacy.length !== legacyExports.size) throw new Error("React offers something else than before");
        return { code: without(code, legacy), map: null };
      }
      if (!remix.test(id) && !router.test(id)) return null;
      const settled = constants
        .filter(({ module }) => module.test(id))
        .reduce((text, constant) => {
          const answered = text.replaceAll(constant.question, constant.answer);
          if (answered !== text) met.add(constant);
          return answered;
        }, code);
      return { code: withoutMessages(settled, this.parse(settled)), map: null };
    },
    buildEnd(error) {
      const missed = constants.find((constant) => !met.has(constant));
      if (!error && missed) throw new Error(`The framework does not ask any more: ${missed.question.source}`);
    },
  };
}
