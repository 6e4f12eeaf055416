export { inSiteLanguage, type Translated } from './inSiteLanguage'
export { messages } from './messages'
