import { runProgram } from './runProgram'

describe('upkeep', () => {
  it('removes enquiries and offers older than configured, sent mails, sessions and sign-ins that are over, and nothing else [R-619]', async () => {
    const tables = ['enquiry', 'sell_request', 'outbox', 'session', 'sign_in_journey', 'unfinished_sign_in']
    expect(await runProgram('upkeep')).toEqual(Object.fromEntries(tables.map((table) => [table, ['29']])))
  }, 180_000)
})
