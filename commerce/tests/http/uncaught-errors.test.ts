import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, it } from "vitest";
import { rowsOfRun } from "../../../testing/night";

/** The built server. */
const serverDir = path.resolve(import.meta.dirname, "../../.medusa/server");

const secret = "a secret that only this test knows";

/** Runs a statement during a request to a process that has loaded what a server loads first. */
async function runInServer(statement: string): Promise<{ code: number; output: string }> {
  const program = `
    require("./instrumentation.js");
    require("./src/platform/current-request.js").beginRequest("request_1");
    setTimeout(() => { ${statement} });`;
  const child = spawn(process.execPath, ["--eval", program], {
    cwd: serverDir,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing",
      DATA_DIR: serverDir,
      JWT_SECRET: secret,
      COOKIE_SECRET: secret,
      MFA_SECRET: secret,
      SIGNING_SECRET: secret,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, output };
}

const errors = [
  [
    "an error that nothing catches",
    'throw Object.assign(new Error("ada@example.com is unknown"), { detail: "ada@example.com" });',
  ],
  [
    "a rejected promise that nothing handles",
    'void Promise.reject(new Error("ada@example.com is unknown"));',
  ],
] as const;

it.each(rowsOfRun(errors, ([name]) => name, ["an error that nothing catches"]))(
  "%s is logged by the rules of the logs and ends the process",
  async (_, statement) => {
    const { code, output } = await runInServer(statement);
    expect(output).not.toContain("ada@example.com");
    // a single line of JSON: nothing was written by Node itself
    expect(JSON.parse(output)).toMatchObject({
      level: 60,
      service: "commerce",
      requestId: "request_1",
      err: { type: "Error", message: "[mail address] is unknown" },
    });
    expect(code).toBe(1);
  },
);
