export { useFocusKept } from './useFocusKept'
