/**
 * A value that is expensive to build and becomes stale. The first build is awaited; later callers immediately get the
 * previous value while the next one is built. Only one build runs at a time.
 */
export class RebuiltInBackground<T> {
  #ready: { version: string; value: T } | undefined;
  #building: Promise<T> | undefined;

  /**
   * @param version current version of the data; the value is rebuilt when it differs from the version of the current
   * value
   * @param onError called when a rebuild fails; the current value is kept, and the next call retries
   * @throws the error of `build` when there is no value yet
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
