/** Title of documents and machines without one; the option "Meta site" may replace it. */
export const SHORT_TITLE = 'BFM'

/** Hash that opens the search in the header from any page; before scripts run it leads to the search icon. */
export const SEARCH_HASH = '#site-search'

/** Address of the privacy statement, a page of content that every form with personal data links to. */
export const PRIVACY_PATH = '/legal/privacy'
