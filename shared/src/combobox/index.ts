export { type Combobox, useCombobox } from './useCombobox'
