export function Component() {
  return null
}
export const Skeleton = Component
