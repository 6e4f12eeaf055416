import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@brightfill/shared/constants'
import { escapeMarkup } from '@brightfill/shared/node'
import { buttonForm, type PlainPage } from '../plain-pages/PlainPages'
import type { Purpose } from './mailedTokens.repo'
import { type LinkTexts, texts } from './texts'

/** The pages of the api that mailed links open. */
export type Deed = Exclude<Purpose, 'reset'>

const askTexts: Record<Deed, LinkTexts> = {
  verify: texts.verification,
  change: texts.verification,
  undo: texts.undo,
  invite: texts.invitation,
  join: texts.joining,
}

/**
 * The page of a mailed link: a button that carries out its action.
 * @param fields further fields, as markup
 */
export function askPage(
  action: string,
  link: { email: string; token: string },
  deed: Deed,
  fields: string[] = [],
): PlainPage {
  const { heading, intro, confirm, notYours } = askTexts[deed]
  return {
    title: heading,
    heading,
    content: [
      `<p>${intro}</p><p><strong>${escapeMarkup(link.email)}</strong></p>`,
      buttonForm(action, confirm, link, fields.join('')),
      `<p>${notYours}</p>`,
    ].join(''),
    level: 'half',
  }
}

/** The fields of a link that sets a password. */
export function passwordFields(faults: PasswordFaults = {}): string[] {
  return [
    passwordField('password', texts.password, faults.password),
    passwordField('password_confirmation', texts.passwordAgain, faults.password_confirmation),
    `<p>${texts.passwordSigns}</p>`,
  ]
}

export type PasswordFaults = Partial<Record<'password' | 'password_confirmation', string>>

function passwordField(name: keyof PasswordFaults, label: string, fault = ''): string {
  const described = fault && ` aria-invalid="true" aria-describedby="${name}-fault"`
  return [
    `<p class="field"><label for="${name}">${label}</label>`,
    `<input id="${name}" name="${name}" type="password" autocomplete="new-password" required minlength="${PASSWORD_MIN_LENGTH}" maxlength="${PASSWORD_MAX_LENGTH}"${described}>`,
    fault && `<span id="${name}-fault" class="fault">${fault}</span>`,
    '</p>',
  ].join('')
}

const signIn = { to: '/login', label: texts.signIn }

/** The outcomes of the button, by the last part of the page's address. */
export const outcomes = {
  confirmed: { ...texts.confirmed, way: signIn },
  moved: { ...texts.moved, way: signIn },
  'taken-back': { ...texts.takenBack, way: { to: '/forgot-password', label: texts.anotherLink } },
  accepted: { ...texts.accepted, way: { to: '/office', label: texts.openOffice } },
  joined: { ...texts.joined, way: signIn },
  ended: { ...texts.ended, way: signIn },
} as const

export type Outcome = keyof typeof outcomes

export const outcomeOf: Record<Deed, Outcome> = {
  verify: 'confirmed',
  change: 'moved',
  undo: 'taken-back',
  invite: 'accepted',
  join: 'joined',
}

export function outcomePage(outcome: Outcome): PlainPage {
  const { heading, says, way } = outcomes[outcome]
  return {
    title: heading,
    heading,
    content: `<p>${says}</p>`,
    level: outcome === 'ended' ? 'none' : 'full',
    way,
  }
}
