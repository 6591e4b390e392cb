/**
 * A value that is expensive to build and becomes outdated. The first one is waited for; later, whoever asks gets the one
 * before at once while the next is being built. Only one is built at a time.
 */
export class RebuiltInBackground<T> {
  #ready: { version: string; value: T } | undefined;
  #building: Promise<T> | undefined;

  /**
   * @param version of the data now; the value is built anew when it differs from that of the value there is
   * @param onError told of a failed rebuilding; the value there is stays, and the next call tries again
   * @throws what `build` throws, where there is no value yet
   */
  async get(version: string, build: () => Promise<T>, onError: (error: unknown) => void): Promise<T> {
    if (this.#ready?.version === version) return this.#ready.value;
    this.#building ??= this.#build(version, build);
    if (!this.#ready) return this.#building;
    this.#building.catch(onError);
    return this.#ready.value;
  }

  async #build(version: string, build: () => Promise<T>): Promise<T> {
    try {
      const value = await build();
      this.#ready = { version, value };
      return value;
    } finally {
      this.#building = undefined;
    }
  }
}
