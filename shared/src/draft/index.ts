export { FormDraft } from './FormDraft'
