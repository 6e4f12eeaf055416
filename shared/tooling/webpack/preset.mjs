import { register } from 'tsx/esm/api'

// `npx webpack` reads a webpack.config.mjs, and so this, with node alone.
register()
export const { remote, shell } = await import('./builds')
