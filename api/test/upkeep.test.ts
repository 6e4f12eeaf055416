import { runProgram } from './runProgram'

describe('upkeep', () => {
  it('R-619: removes enquiries and offers older than configured, sent mails and sessions that are over, and nothing else', async () => {
    expect(await runProgram('upkeep')).toEqual({ enquiry: ['29'], sell_request: ['29'], outbox: ['29'], session: ['29'] })
  }, 180_000)
})
