/** Title of documents and machines without one; the option "Meta site" may replace it. */
export const SHORT_TITLE = 'BFM'

/** Hash that opens the search in the header from any page; before scripts run it leads to the search icon. */
export const SEARCH_HASH = '#site-search'

/** Whether the contact and sell forms say why sending failed; the specification shows nothing. */
export const INLINE_FAILURE: boolean = false
