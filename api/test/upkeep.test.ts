import { postgresDatabase } from './prepared'
import { runProgram } from './runProgram'
import { databaseKinds } from './site'

describe.each(databaseKinds())('upkeep (%s)', (kind) => {
  it('removes enquiries and offers older than configured, sent mails, and expired message keys, versions, sessions and sign-ins, and nothing else; counts old requests and those of deleted accounts once; keeps orders of deleted accounts for ten years; reminds staff of a next step on its day at seven, once, or the company if it is unassigned; lists each enquiry in one daily mail; reminds admins once of maintenance past its end; takes machines off lists 14 days after their sale; empties the bin after 30 days [R-619, O-18, O-36, O-42, O-44, O-48, O-70, O-74]', async () => {
    const requests = ['enquiry', 'sell_request']
    const tables = ['outbox', 'session', 'sign_in_journey', 'unfinished_sign_in', 'sent_message', 'record_version']
    const left = Object.fromEntries([...requests, ...tables].map((table) => [table, ['29']]))
    const database = kind === 'postgresql' ? [await postgresDatabase('empty')] : []
    expect(await runProgram('upkeep', ...database)).toEqual({
      ...left,
      sell_request: ['S-29'],
      maintenance: ['', 'c@upkeep.example: The site is still closed for maintenance', '', ''],
      counted: ['enquiry: 1', 'offer: 1'],
      bin: ['29 days, deleted-29-days-ago, A'],
      listed: ['for-sale', 'sold-for-13-days'],
      countedOfDeleted: ['enquiry: 2', 'offer: 1'],
      orders: ['of nobody, 9 years old', 'of somebody, 11 years old'],
      reminded: [
        'nobody',
        'nobody',
        'a@upkeep.example: Today: Call',
        'nobody',
        'sales@brightfill.example: Today: Call',
      ],
      daily: ['nobody', '29.', 'S-29.', 'nobody'],
    })
  }, 180_000)
})
