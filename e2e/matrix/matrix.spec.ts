import { expectOthersToWork, expectRetryToWork, expectServerToRecover, visitAll } from './cell'
import { faults } from './faults'
import { test } from './fixtures'
import { remotes } from './routes'
import { frontOrigin } from './site'
import { Tabs } from './tabs'

// One test per cell of the matrix; what visitors saw on each route goes into the table (TableReporter.ts).
for (const remote of remotes) {
  for (const fault of faults) {
    for (const way of ['first load', 'navigation'] as const) {
      test(`R-132, R-716 ${remote}, ${fault.name}, ${way}`, async ({ browser, ward }, info) => {
        const tabs = new Tabs(browser, { remote, fault })
        try {
          await ward.strike(remote, fault)
          const visits = await visitAll(tabs, remote, ward.routes(remote), way)
          await expectOthersToWork(browser, remote, ward.views)
          ward.heal()
          await expectRetryToWork(visits)
          await expectServerToRecover(frontOrigin, ward.routes(remote))
          info.annotations.push({ type: 'outcomes', description: JSON.stringify(visits.map(({ outcome }) => outcome)) })
        } finally {
          ward.heal()
          await tabs.close()
        }
      })
    }
  }
}
