import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that accepts every mail. */
interface MailServer {
  port: number;
  /** The recipients of accepted mails. */
  received: string[];
  close: () => Promise<void>;
}

/** Starts a mail server. @param port a free one by default */
export async function mailServer(port = 0): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on("end", () => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return { port: taken, received, close: () => new Promise((resolve) => server.close(resolve)) };
}
