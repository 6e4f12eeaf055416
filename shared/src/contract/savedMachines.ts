import { type Static, Type } from 'typebox'
import { Answer, Flag, Timestamp } from './parts'
import { user } from './rows'

// E-mails to users when the price or selling state of a machine they saved changes.

export const SavedMachineMailsAnswer = Answer({
  mails: Flag,
  /** After a change. 0: no e-mails until the caller has confirmed the address. */
  confirmed: Type.Optional(Flag),
})
export type SavedMachineMailsAnswer = Static<typeof SavedMachineMailsAnswer>

/** A machine that a user saved, and when. */
export const SavedMachine = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  model: Type.String(),
  sku: Type.String(),
  created_at: Timestamp,
})
export type SavedMachine = Static<typeof SavedMachine>

export const savedMachineCalls = {
  savedMachineMails: user.get(
    '/user/saved-machine-mails',
    'Whether the caller gets e-mails about changes to saved machines',
    { answer: SavedMachineMailsAnswer },
  ),
  changeSavedMachineMails: user.post(
    '/user/saved-machine-mails',
    'Start or stop e-mails about changes to saved machines',
    { body: Type.Object({ mails: Flag }), answer: SavedMachineMailsAnswer },
  ),
}
