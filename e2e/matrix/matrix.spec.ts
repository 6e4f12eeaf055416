import { expectOthersToWork, expectRetryToWork, expectServerToRecover, visitAll } from './cell'
import { faults } from './faults'
import { test } from './fixtures'
import { remotes } from './routes'
import { Tabs } from './tabs'

// One test per cell of the matrix; TableReporter.ts writes the results into the table.
for (const remote of remotes) {
  test.describe(`The remote ${remote}`, () => {
    test.describe.configure({ mode: 'default' }) // one after another, on one site
    test.beforeAll(async ({ ward }) => {
      test.setTimeout(300_000)
      await ward.admit(remote)
    })

    for (const fault of faults) {
      for (const way of ['first load', 'navigation'] as const) {
        test(`${remote}, ${fault.name}, ${way} [R-132, R-716]`, async ({ browser, ward }, info) => {
          const tabs = new Tabs(browser, { remote, fault })
          const routes = ward.routes(remote)
          try {
            await ward.strike(remote, fault)
            const [visits] = await Promise.all([
              visitAll(tabs, remote, routes, way),
              expectOthersToWork(browser, remote, ward.views),
            ])
            ward.heal()
            await Promise.all([expectRetryToWork(visits, remote), expectServerToRecover(routes)])
            info.annotations.push({
              type: 'outcomes',
              description: JSON.stringify(visits.map(({ outcome }) => outcome)),
            })
          } finally {
            ward.heal()
            await tabs.close()
          }
        })
      }
    }
  })
}
