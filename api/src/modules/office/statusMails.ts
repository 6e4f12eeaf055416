import type { ThreadKind, ThreadStatus } from '@brightfill/shared/contract'

type Said = Partial<Record<ThreadStatus, string>>

/** The words that a status mails to whoever wrote to us. The others mail nothing, and nobody is told "lost" (O-46). */
export function saidByStatus({ kind, subject }: { kind: ThreadKind; subject: string }): Said {
  return kind === 'offer' ? saidToSeller(subject) : saidToCustomer(subject)
}

function saidToCustomer(subject: string): Said {
  return {
    'in work': `We are working on your enquiry${subject && ` about ${subject}`}, and answer as soon as we can.`,
    'offer sent': `We have sent you an offer${subject && ` for ${subject}`}.`,
    won: `Thank you for your decision${subject && `: ${subject}`}. We will be in touch about the next steps.`,
  }
}

/** The company buys here: its own offer reaches the seller as an answer, so "offer sent" has nothing to add. */
function saidToSeller(subject: string): Said {
  return {
    'in work': `We are looking at the machine that you offer${subject && `, ${subject}`}, and answer as soon as we can.`,
    won: `We accept your offer${subject && ` of ${subject}`}. We will be in touch about price and collection.`,
  }
}

/** The subject of a mail that has no other. */
export function titleOf({ kind, reference }: { kind: ThreadKind; reference: string }): string {
  return kind === 'offer' ? `Your offer ${reference}` : `Your enquiry ${reference}`
}
