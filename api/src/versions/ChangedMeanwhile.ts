import { CHANGED } from '@brightfill/shared/contract'
import { HttpProblem } from '../http/HttpProblem'

interface LastChange {
  id: number | null
  name: string
  at: string
}

/**
 * 409: a colleague has changed the same part of the record since the version that this change started from. Nothing was
 * changed. The answer has the current record.
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
      message: `${who} in the meantime. Your version is not saved yet, but it is not lost: compare the two, then save again.`,
      changed: { by: name, at, present },
    })
  }

  with(present: unknown): ChangedMeanwhile {
    return new ChangedMeanwhile(this.last, this.by, present)
  }
}
