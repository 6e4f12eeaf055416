export type Release = {
  name: string
  release: string
}
export type Signed = {
  archive: Buffer<ArrayBuffer>
  signature: string
}
/**
 * Publishes releases and makes what is new live, all at once. A release the registry knows already leaves what is live
 * alone: somebody may have rolled it back.
 */
export declare function publishReleases<Given extends Release>(
  registry: import('./Registry.mjs').Registry,
  releases: Given[],
  read: (release: Given) => Promise<Signed>,
): Promise<{
  live: Given[]
  notLive: Given[]
}>
