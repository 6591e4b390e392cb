import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { control } from "../../../testing/control";
import { sql } from "../http/database";
import { mailServer } from "../mail-server";
import { buy, expectOneOrderOf, prepareShopper } from "./faults";

beforeAll(prepareShopper);
afterAll(() => control("restart", "commerce"));

/** A server that accepts connections and never responds. */
async function silentServer(): Promise<{ port: number; close: () => Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => void open.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}

it.each(["silent", "away"] as const)(
  "accepts an order immediately and sends its mails later if the mail server is %s",
  async (state) => {
    const silent = await silentServer();
    const { port } = silent;
    if (state === "away") await silent.close();
    await control("restart", "commerce", { SMTP_URL: `smtp://127.0.0.1:${port}` });
    const shopper = await buy();
    const hasFailedOnce = async () => {
      const [mail] = await sql("select attempts, status from outbox_mail where recipient = $1", [
        shopper.email,
      ]);
      return Number(mail?.["attempts"]) > 0 && mail?.["status"] !== "sending";
    };
    await expect.poll(hasFailedOnce, { timeout: 60_000, interval: 200 }).toBe(true);
    if (state === "silent") await silent.close();
    const smtpServer = await mailServer(port);
    // the owner gets a mail about the order as well
    const mailsToShopper = () => smtpServer.received.filter((address) => address === shopper.email);
    try {
      await sql("update outbox_mail set next_try = now() where recipient = $1", [shopper.email]);
      await expect.poll(mailsToShopper, { timeout: 90_000 }).toEqual([shopper.email]);
      await expectOneOrderOf(shopper);
      expect(mailsToShopper()).toEqual([shopper.email]);
    } finally {
      await smtpServer.close();
    }
  },
);
