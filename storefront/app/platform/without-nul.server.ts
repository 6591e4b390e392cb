import { Transform } from "node:stream";

/**
 * Removes NUL bytes from rendered output. React 18 writes into 2 KB buffers, and if a multi-byte character does not
 * fit, it also sends the empty rest of the buffer (facebook/react#24985, fixed in version 19). No page contains a NUL
 * itself.
 */
export const withoutNul = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
