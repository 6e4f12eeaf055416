/** Lets pages of other sites load a build of webpack or Rspack by its `mf-manifest.json`. */
export declare class StandardManifest {
  apply(compiler: unknown): void
}
