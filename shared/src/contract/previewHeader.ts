/**
 * Carries a preview's token on the calls of its page, which the api then answers from a draft. The token is in the
 * page's address, as the parameter of that name.
 */
export const PREVIEW_HEADER = 'x-preview'
export const PREVIEW_PARAMETER = 'preview'

/** The parameter with the secret of a link that shows a draft to a colleague without an account. */
export const DRAFT_PARAMETER = 'draft'

/** A message of an editor to the page in its frame. */
export interface EditorMessage {
  editor: {
    token: string
    /** The version of the draft that was saved. */
    version: number
    /** The path of the field with the focus; empty without one. */
    field: string
  }
}

/** The answer of that page: it is ready, or the field of a part that was clicked. */
export interface PreviewMessage {
  preview: { field?: string }
}
