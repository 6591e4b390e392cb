/** Both stages of `npm start` and `npm run dev`: the first needs nothing but Node and installs the packages, the second uses them. */
import { installPackages } from "./install.mjs";
import { say, Steps, strong } from "./steps.mjs";

/**
 * Opens the shop and keeps it open until it is interrupted; ends the process.
 * @param {{ dev: boolean }} how dev: hot reload of both servers instead of builds
 */
export async function openShop({ dev }) {
  say(`${strong("Su Turrone")}: starting the shop${dev ? " for development" : ""}\n`);
  const steps = new Steps(dev ? 7 : 9);
  await installPackages(steps);
  const { runShop } = await import("./run-shop.mjs");
  await runShop({ dev, steps });
}
