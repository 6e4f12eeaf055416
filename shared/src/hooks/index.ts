export { useDraft } from './useDraft'
export { useFocusKept } from './useFocusKept'
export { useLatestCall } from './useLatestCall'
