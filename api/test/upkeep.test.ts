import { postgresDatabase } from './prepared'
import { runProgram } from './runProgram'
import { databaseKinds } from './site'

describe.each(databaseKinds())('upkeep (%s)', (kind) => {
  it('removes enquiries and offers older than configured, sent mails, keys of messages, versions, sessions and sign-ins that are over, and nothing else; old requests stay as numbers, counted once, as those of a deleted account; keeps orders of deleted accounts for ten years; tells of a next step on its day at seven, once: staff, and the company of a step that nobody of them has; names each enquiry in one daily mail; reminds admins once of maintenance that is past its end; finds accounts by every spelling of their address [R-619, R-661, O-42, O-44, O-48, O-70, O-74]', async () => {
    const requests = ['enquiry', 'sell_request']
    const tables = ['outbox', 'session', 'sign_in_journey', 'unfinished_sign_in', 'sent_message', 'record_version']
    const left = Object.fromEntries([...requests, ...tables].map((table) => [table, ['29']]))
    const database = kind === 'postgresql' ? [await postgresDatabase('empty')] : []
    expect(await runProgram('upkeep', ...database)).toEqual({
      ...left,
      sell_request: ['S-29'],
      renewed: ['d@почта.рф'],
      maintenance: ['', 'c@upkeep.example: The site is still closed for maintenance', '', ''],
      counted: ['enquiry: 1', 'offer: 1'],
      countedOfDeleted: ['enquiry: 2', 'offer: 1'],
      orders: ['of nobody, 9 years old', 'of somebody, 11 years old'],
      reminded: [
        'nobody',
        'nobody',
        'a@upkeep.example: Today: Call',
        'nobody',
        'sales@brightfill.example: Today: Call',
      ],
      daily: ['nobody', '29', 'S-29', 'nobody'],
    })
  }, 180_000)
})
