/** Common part of `npm start`, `npm run dev` and the cluster: from the settings to a running shop, and its shutdown. */
import path from "node:path";
import { startLogRotation } from "./log-files.mjs";
import { explain, Failure } from "./failure.mjs";
import { shown } from "./paths.mjs";
import { killAll } from "./processes.mjs";
import { createLayout, startProxy } from "./cluster.mjs";
import { startRedis } from "./redis.mjs";
import { readSettings } from "./settings.mjs";
import { Stack } from "./shop-stack.mjs";
import { say, strong } from "./steps.mjs";

/**
 * Runs the shop until it is interrupted; ends the process. Requires installed packages.
 * @param {{ dev: boolean, cluster: boolean, steps: import("./steps.mjs").Steps }} how cluster: several servers of each
 *   app, with Redis and Caddy
 */
export async function runShop({ dev, cluster, steps }) {
  /** @type {Stack | undefined} */
  let stack;
  let ready = false;
  let stoppingSince = 0;

  const stop = async (/** @type {number} */ code) => {
    stoppingSince = Date.now();
    await stack?.stop();
    if (code !== 1) say("The shop is closed.");
    process.exit(code);
  };
  const interrupt = (/** @type {string} */ reason) => {
    // npm and the terminal may both forward the same Ctrl-C; only a later one forces the exit
    if (stoppingSince) {
      if (Date.now() - stoppingSince > 1_500) process.exit(130);
      return;
    }
    say(`\nStopping the shop (${reason}) …`);
    void stop(ready ? 0 : 130).catch(fail);
  };
  const fail = (/** @type {unknown} */ error) => {
    say(`\n${explain(error)}`);
    void stop(1).catch(() => process.exit(1));
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, interrupt);
  watchParent(() => interrupt("npm has ended"));
  // the terminal may close before this process; that must not prevent an orderly shutdown
  process.stdout.on("error", () => {});
  // last resort: no child may outlive the launcher
  process.on("exit", killAll);

  try {
    const layout = cluster ? await createLayout() : undefined;
    const settings = readSettings(layout?.settings);
    const echo = (/** @type {string} */ app, /** @type {string} */ line) => {
      if (ready) say(`${app.padEnd(10)} | ${line}`);
    };
    const restarts = (/** @type {string} */ line) => say(`${new Date().toISOString()} ${line}`);
    stack = new Stack({ settings, dev, restarts, members: layout?.members, ...(dev ? { echo } : {}) });
    await stack.claim((note) => say(`Note: ${note}`));
    stack.onCrash = (name, log) =>
      fail(
        new Failure(`${name} keeps exiting; the shop is closed.`, {
          log,
          advice:
            "Fix the problem shown in the log (`npm run doctor` checks settings, ports and database), then start again.",
        }),
      );
    const admin = await stack.prepare(steps);
    if (layout) {
      await startRedis(settings.dataDir, layout.redis);
      await startProxy(layout, settings);
    }
    await stack.start(steps);
    ready = true;
    startLogRotation(path.join(settings.dataDir, "logs"), restarts);
    announce(settings, admin);
  } catch (error) {
    if (!stoppingSince) fail(error);
  }
}

/**
 * Detects that npm has ended: npm runs this process in a shell, and killing npm ends that shell without a signal to
 * this process.
 * @param {() => void} onExit
 */
function watchParent(onExit) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onExit();
  }, 500);
  timer.unref();
}

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ email: string, password: string, known: boolean }} admin
 */
function announce(settings, admin) {
  const kept = shown(path.join(settings.dataDir, "secrets.json"));
  const password = !admin.known
    ? "the one this user already has in the database"
    : settings.env.ADMIN_PASSWORD
      ? "the value of ADMIN_PASSWORD when the user was created"
      : `${admin.password}   (kept in ${kept})`;
  say(`
${strong("The shop is open.")}

  Shop      ${settings.publicUrl}
  Admin     ${settings.commerceUrl}/app
  Login     ${admin.email}
  Password  ${password}
${settings.sandbox ? "\n  Payments  in the sandbox: no money moves; test card 4242 4242 4242 4242, any future date, any code\n" : ""}
  Logs are in ${shown(path.join(settings.dataDir, "logs"))}. Ctrl-C closes the shop.`);
}
