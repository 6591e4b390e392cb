import { Transform } from "node:stream";

/**
 * What is rendered, without NUL bytes. React 18 fills buffers of 2 KB, and where a letter of several bytes does not fit any more it sends
 * their empty end along (facebook/react#24985, mended in version 19). No page has a NUL of its own.
 */
export const withoutNul = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
