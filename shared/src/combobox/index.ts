export { OptionList } from './OptionList'
export { type Combobox, useCombobox } from './useCombobox'
export { useSuggestions } from './useSuggestions'
