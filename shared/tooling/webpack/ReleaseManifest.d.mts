/**
 * Writes `manifest.json` into a build of webpack or Rspack: its files with their hashes, and which of them each page and
 * lent component needs.
 */
export class ReleaseManifest {
  /** @param options entry: name of the entry or container that starts the build */
  constructor(options: { entry: string })
  // biome-ignore lint/suspicious/noExplicitAny: the compilers of webpack and Rspack have no type in common
  apply(compiler: any): void
}
