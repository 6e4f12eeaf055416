import { FormDraft } from '@brightfill/shared/draft'
import { emptySell } from './sellSchema'

/** Text that the visitor typed but has not sent; the next form shows it again. */
export const sellDraft = new FormDraft(emptySell)
