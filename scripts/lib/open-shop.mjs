/**
 * Both stages of `npm start` and `npm run dev`: the first only needs Node and installs the packages, the second uses
 * them.
 */
import { installPackages } from "./install.mjs";
import { say, Steps, strong } from "./steps.mjs";

/**
 * Starts the shop and keeps it running until it is interrupted; ends the process.
 * @param {{ dev?: boolean, cluster?: boolean }} [how] dev: hot reload of both servers instead of builds; cluster: two
 *   servers of each app and a worker, with Redis and Caddy (cluster.mjs)
 */
export async function openShop({ dev = false, cluster = false } = {}) {
  say(
    `${strong("Su Turrone")}: starting the shop${dev ? " for development" : cluster ? " as a cluster" : ""}\n`,
  );
  const steps = new Steps(dev ? 7 : 9);
  await installPackages(steps);
  const { runShop } = await import("./run-shop.mjs");
  await runShop({ dev, cluster, steps });
}
