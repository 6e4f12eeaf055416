export { textIn, watchForms } from './documentForms'
export { type Draft, draftOf, type FormText, forgetDraft, isSameText, isSecret, keepDraft } from './drafts'
export { forgetUnsent, isUnsent, keepUnsent, type Message, unsentMessages } from './unsentMessages'
