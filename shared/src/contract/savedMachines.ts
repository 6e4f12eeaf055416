import { type Static, Type } from 'typebox'
import { Answer, Flag, Timestamp } from './parts'
import { user } from './rows'

// Mails to somebody who saved machines, when the price or the selling state of one changes.

export const SavedMachineMailsAnswer = Answer({
  mails: Flag,
  /** 0: no mail comes until the caller has confirmed the e-mail address. */
  confirmed: Type.Optional(Flag),
})
export type SavedMachineMailsAnswer = Static<typeof SavedMachineMailsAnswer>

/** A machine that somebody saved, and when. */
export const SavedMachine = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  /** The office is told these; an older api is silent. */
  model: Type.Optional(Type.String()),
  sku: Type.Optional(Type.String()),
  created_at: Timestamp,
})
export type SavedMachine = Static<typeof SavedMachine>

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
