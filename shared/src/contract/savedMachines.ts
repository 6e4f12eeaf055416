import { type Static, Type } from 'typebox'
import type { Call } from './call'
import { Answer, Flag } from './parts'

// Mails to somebody who saved machines, when the price or the selling state of one changes.

export const SavedMachineMailsAnswer = Answer({
  mails: Flag,
  /** 0: no mail comes until the caller has confirmed the e-mail address. */
  confirmed: Type.Optional(Flag),
})
export type SavedMachineMailsAnswer = Static<typeof SavedMachineMailsAnswer>

export const savedMachineCalls = {
  savedMachineMails: {
    method: 'GET',
    path: '/user/saved-machine-mails',
    summary: 'Whether the caller gets mails about changes of saved machines',
    access: 'user',
    answer: SavedMachineMailsAnswer,
  },
  changeSavedMachineMails: {
    method: 'POST',
    path: '/user/saved-machine-mails',
    summary: 'Begin or stop mails about changes of saved machines',
    access: 'user',
    body: Type.Object({ mails: Flag }),
    answer: SavedMachineMailsAnswer,
  },
} as const satisfies Record<string, Call>
