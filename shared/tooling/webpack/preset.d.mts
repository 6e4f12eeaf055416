import type { Configuration } from 'webpack'

type Configured = (env: {
  WEBPACK_SERVE?: boolean
  development?: string
}) => Configuration | Configuration[] | Promise<Configuration[]>

/**
 * The `webpack.config.mjs` of a remote: `npx webpack` in its folder builds a release, `npx webpack serve` develops it
 * inside a running site.
 * @param folder the remote's
 */
export function remote(folder: string): Configured

/** The `webpack.config.mjs` of the shell. */
export function shell(): Configured
