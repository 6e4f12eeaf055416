import { escapeMarkup } from '@brightfill/shared/node'
import { buttonForm, type PlainPage } from '../plain-pages/PlainPages'
import type { Purpose } from './mailedTokens.repo'
import { type LinkTexts, texts } from './texts'

/** The pages of the api at which links of mails end. */
export type Deed = Exclude<Purpose, 'reset'>

const askTexts: Record<Deed, LinkTexts> = {
  verify: texts.verification,
  change: texts.verification,
  undo: texts.undo,
  invite: texts.invitation,
}

/** Where a mailed link leads: a button that does what the link is for. */
export function askPage(action: string, link: { email: string; token: string }, deed: Deed): PlainPage {
  const { heading, whose, confirm, notYours } = askTexts[deed]
  return {
    title: heading,
    heading,
    content: [
      `<p>${whose}</p><p><strong>${escapeMarkup(link.email)}</strong></p>`,
      buttonForm(action, confirm, link),
      `<p>${notYours}</p>`,
    ].join(''),
    level: 'half',
  }
}

const signIn = { to: '/login', label: texts.signIn }

/** The outcomes of the button, by the last part of the page's address. */
export const outcomes = {
  confirmed: { ...texts.confirmed, way: signIn },
  moved: { ...texts.moved, way: signIn },
  'taken-back': { ...texts.takenBack, way: { to: '/forgot-password', label: texts.anotherLink } },
  accepted: { ...texts.accepted, way: { to: '/office', label: texts.openOffice } },
  ended: { ...texts.ended, way: signIn },
} as const

export type Outcome = keyof typeof outcomes

export const outcomeOf: Record<Deed, Outcome> = {
  verify: 'confirmed',
  change: 'moved',
  undo: 'taken-back',
  invite: 'accepted',
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
