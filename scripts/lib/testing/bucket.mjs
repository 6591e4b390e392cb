/** An S3-compatible bucket (s3rver), for the tests of uploads stored in a bucket. */
import { rmSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { dataFolder, logFile } from "../paths.mjs";
import { freePort, listens } from "../ports.mjs";
import { launch, pause } from "../processes.mjs";
import { fetchPackage } from "./fetch-package.mjs";
import { testDataDir } from "./test-shop.mjs";

/** The only key s3rver accepts. */
const key = "S3RVER";
const bucket = "su-turrone";

/**
 * Starts a server with an empty bucket.
 * @returns {Promise<import("../env.mjs").Env>} settings of a shop that stores its uploads there
 * @throws {Failure} if the server does not start
 */
export async function startBucket() {
  const home = await fetchPackage("s3rver", "3.7.1");
  const folder = path.join(testDataDir, "bucket");
  rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const place = ["--directory", dataFolder(folder), "--address", "127.0.0.1", "--port", String(port)];
  const args = [...place, "--configure-bucket", bucket, "--no-vhost-buckets"];
  const log = logFile(testDataDir, "bucket");
  const child = launch(process.execPath, [path.join(home, "bin", "s3rver.js"), ...args], {
    name: "the bucket",
    cwd: folder,
    env: {},
    log,
  });
  for (let n = 0; n < 200 && child.running(); n += 1) {
    if (await listens(origin)) {
      return {
        S3_BUCKET: bucket,
        S3_ENDPOINT: origin,
        S3_ACCESS_KEY_ID: key,
        S3_SECRET_ACCESS_KEY: key,
      };
    }
    await pause(50);
  }
  throw new Failure("The bucket did not open.", { log });
}
