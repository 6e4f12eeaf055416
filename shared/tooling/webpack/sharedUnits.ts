import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
export const contractVersion = require('@brightfill/shared/package.json').version
const reactRange = `^${require('react/package.json').version.split('.')[0]}.0.0`

/**
 * The units that remotes consume from the shell, which provides them in shell/src/federation/providedToRemotes.ts
 * (docs/decisions/0004). Everything with state or a React context must be one copy on a page. `lazy` units are heavy
 * and stay out of the first load: the shell ships them as chunks of their own, named like the unit.
 */
const units: { name: string; range?: string; lazy?: boolean }[] = [
  { name: 'react', range: reactRange },
  { name: 'react/jsx-runtime', range: reactRange },
  { name: 'react-dom', range: reactRange },
  { name: '@brightfill/shared/router' },
  { name: '@brightfill/shared/api' },
  { name: '@brightfill/shared/session' },
  { name: '@brightfill/shared/store' },
  { name: '@brightfill/shared/draft' },
  { name: '@brightfill/shared/federation' },
  { name: '@brightfill/shared/late' },
  { name: '@brightfill/shared/media' },
  { name: '@brightfill/shared/page' },
  { name: '@brightfill/shared/ui' },
  { name: '@brightfill/shared/forms', lazy: true },
  { name: '@brightfill/shared/phone', lazy: true },
  { name: '@brightfill/shared/public-forms', lazy: true },
]

/** Units of the office alone: the builds for visitors neither provide nor consume them (O-03). */
const officeUnits: typeof units = [{ name: '@brightfill/shared/office' }]

/** @param office for the build of its office pages */
const unitsFor = (office: boolean) => (office ? [...units, ...officeUnits] : units)

/** Versions of what the shell provides, by unit (release.json names them). */
export function provided() {
  const version = (name: string) => require(`${name.split('/')[0]}/package.json`).version
  return Object.fromEntries(
    unitsFor(true).map(({ name, range }) => [name, { version: range ? version(name) : contractVersion }]),
  )
}

/**
 * The `shared` option of a remote: never bundles them, and names the contract range it was built for (`remote.json`).
 * @param office for the build of its office pages
 */
export function consumed(contract: string, office = false) {
  return Object.fromEntries(
    unitsFor(office).map(({ name, range = contract }) => [
      name,
      { singleton: true, import: false as const, requiredVersion: range },
    ]),
  )
}

/** Folders of `shared/src` that are federated and so never part of a remote's bundle. */
export const federatedFolders = unitsFor(true)
  .filter(({ name }) => name.startsWith('@brightfill/shared/'))
  .map(({ name }) => name.split('/').at(-1))

/** Names of the units that are chunks of their own. */
export const lazyUnits = units.filter(({ lazy }) => lazy).map(({ name }) => name)
