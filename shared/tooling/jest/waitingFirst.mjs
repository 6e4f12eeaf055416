import Sequencer from '@jest/test-sequencer'

/** Starts tests of servers first: they wait a lot, and at the end of a run nothing would fill the time. */
export default class WaitingFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  sort(tests) {
    const known = /** @type {typeof tests} */ (super.sort(tests))
    const waits = known.filter(({ path }) => /\b(api\/test|server)\//.test(path))
    return [...waits, ...known.filter((test) => !waits.includes(test))]
  }
}
