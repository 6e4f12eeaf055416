/** Key of local storage that holds the raw token of the signed-in user; the one key all remotes share. */
export const TOKEN_KEY = 'auth_token'

/** Title of a document and of a machine that has none; content may override it with the option "Meta site". */
export const SHORT_TITLE = 'BFM'

/** Hash that opens the search of the header from anywhere; before scripts run it leads to the search icon. */
export const SEARCH_HASH = '#site-search'
