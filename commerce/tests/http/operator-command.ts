import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

/**
 * Runs a command of the shop like an operator, with only its own settings.
 * @param script its file in `scripts`
 * @returns its exit code and output
 */
export async function runCommand(
  script: string,
  args: string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [path.join(root, "scripts", script), ...args], {
    cwd: root,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, "exit")) as [number];
  return { code, output };
}
