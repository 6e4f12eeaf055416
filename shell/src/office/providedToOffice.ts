import * as office from '@brightfill/shared/office'
import contract from '@brightfill/shared/package.json'

/** The units that the office provides to office pages besides the units of the site (O-05). */
export const officeScope = {
  '@brightfill/shared/office': {
    version: contract.version,
    lib: () => office,
    shareConfig: { singleton: true, requiredVersion: `^${contract.version}` },
  },
}
