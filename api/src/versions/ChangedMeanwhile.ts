import { CHANGED } from '@brightfill/shared/contract'
import { HttpProblem } from '../http/HttpProblem'

interface LastChange {
  id: number | null
  name: string
  at: string
}

/**
 * 409: somebody has changed the same part of a record since the version that a change began with. Nothing was changed.
 * The answer has the record as it is now.
 */
export class ChangedMeanwhile extends HttpProblem {
  constructor(
    private readonly last: LastChange,
    private readonly by: { id: number | null },
    present?: unknown,
  ) {
    const { id, name, at } = last
    const who = id !== null && id === by.id ? 'You have changed this in another window' : `${name} has changed this`
    super(409, {
      code: CHANGED,
      message: `${who} meanwhile. Yours is not saved yet: compare both, then save again to replace what is there.`,
      changed: { by: name, at, present },
    })
  }

  with(present: unknown): ChangedMeanwhile {
    return new ChangedMeanwhile(this.last, this.by, present)
  }
}
