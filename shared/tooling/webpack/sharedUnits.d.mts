/**
 * The `shared` option of a remote for module federation: units that the shell provides and no remote bundles.
 * @param contract the range that the remote was built for (`remote.json`)
 * @param office for the build of its office pages
 */
export declare function consumed(
  contract: string,
  office?: boolean,
): Record<string, { singleton: true; import: false; requiredVersion: string }>
/** Versions of what the shell provides, by unit. */
export declare function provided(): Record<string, { version: string }>
/** The version of `@brightfill/shared` that is installed. */
export declare const contractVersion: string
/** Folders of `shared/src` that are federated and so never part of a remote's bundle. */
export declare const federatedFolders: string[]
/** Names of the units that are chunks of their own. */
export declare const lazyUnits: string[]
