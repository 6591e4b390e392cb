import { describe, expect, it } from "vitest";
import { cleanEnv, mergeEnv } from "./env.mjs";

describe("mergeEnv", () => {
  it("gives later sources precedence and ignores empty and undefined values", () => {
    expect(mergeEnv({ A: "1", B: "2", C: "3" }, { A: "9", B: "", C: "  ", D: undefined })).toEqual({
      A: "9",
      B: "2",
      C: "3",
    });
  });
});

describe("cleanEnv", () => {
  it("keeps the registry's settings and removes npm's script variables, PORT and NODE_ENV", () => {
    const env = {
      PATH: "/usr/bin",
      npm_config_registry: "https://registry.example/",
      npm_lifecycle_event: "start",
      npm_package_name: "su-turrone",
      npm_command: "run-script",
      INIT_CWD: "/home/x",
      PORT: "8080",
      NODE_ENV: "production",
    };
    expect(cleanEnv(env)).toEqual({ PATH: "/usr/bin", npm_config_registry: "https://registry.example/" });
  });
});
