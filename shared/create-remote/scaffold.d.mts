/** The lock file that a repository begins with. It is made when this package is published. */
export declare const versionsFile: string
/** The packages that a repository asks for: those of its package.json, and those that each bundler adds. */
export declare function repositoryPackages(): Record<'dependencies' | 'devDependencies', Record<string, string>>[]
/** @throws Error when it cannot be that of a remote */
export declare function requireRemoteName(name: string): void
/** Writes a remote of one page, with its tests. */
export declare function scaffoldRemote(name: string, folder: string, bundler?: string): void
/**
 * Writes a repository that holds one remote: the same one, with packages, checks and README of its own.
 * @param options registry: where the packages of the site are
 */
export declare function scaffoldRepository(
  name: string,
  folder: string,
  options?: { registry?: string; bundler?: string },
): void
/** @throws Error when there is no template for it */
export declare function requireBundler(bundler: string | undefined): void
