import { type Static, Type } from 'typebox'
import { Answer, Flag } from './parts'
import { user } from './rows'

// Mails to somebody who saved machines, when the price or the selling state of one changes.

export const SavedMachineMailsAnswer = Answer({
  mails: Flag,
  /** 0: no mail comes until the caller has confirmed the e-mail address. */
  confirmed: Type.Optional(Flag),
})
export type SavedMachineMailsAnswer = Static<typeof SavedMachineMailsAnswer>

export const savedMachineCalls = {
  savedMachineMails: user.get(
    '/user/saved-machine-mails',
    'Whether the caller gets mails about changes of saved machines',
    { answer: SavedMachineMailsAnswer },
  ),
  changeSavedMachineMails: user.post(
    '/user/saved-machine-mails',
    'Begin or stop mails about changes of saved machines',
    { body: Type.Object({ mails: Flag }), answer: SavedMachineMailsAnswer },
  ),
}
