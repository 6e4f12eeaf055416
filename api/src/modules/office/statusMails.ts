import type { ThreadKind, ThreadStatus } from '@brightfill/shared/contract'

type Said = Partial<Record<ThreadStatus, string>>

/** The mail texts for a status. Other statuses send no mail, so no customer reads "lost" (O-46). */
export function saidByStatus({ kind, subject }: { kind: ThreadKind; subject: string }): Said {
  return kind === 'offer' ? saidToSeller(subject) : saidToCustomer(subject)
}

function saidToCustomer(subject: string): Said {
  return {
    'in work': subject
      ? `We are working on your enquiry about the ${subject} and will reply as soon as we can.`
      : 'We are working on your enquiry and will reply as soon as we can.',
    'offer sent': subject ? `We have sent you an offer for the ${subject}.` : 'We have sent you an offer.',
    won: subject
      ? `Thank you for choosing the ${subject}. We will be in touch about the next steps.`
      : 'Thank you for choosing us. We will be in touch about the next steps.',
  }
}

/** Here the company buys: its own offer reaches the seller as an answer, so "offer sent" needs no mail. */
function saidToSeller(subject: string): Said {
  return {
    'in work': subject
      ? `We are looking at the ${subject} you offered us and will reply as soon as we can.`
      : 'We are looking at the machine you offered us and will reply as soon as we can.',
    won: subject
      ? `We are glad to accept your offer of the ${subject}. We will be in touch about payment and collection.`
      : 'We are glad to accept your offer. We will be in touch about payment and collection.',
  }
}

/** The default subject of mails. */
export function titleOf({ kind, reference }: { kind: ThreadKind; reference: string }): string {
  return kind === 'offer' ? `Your offer ${reference}` : `Your enquiry ${reference}`
}
