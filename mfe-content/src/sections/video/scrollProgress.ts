/** Progress of a section: 0 with its top at the top of the window, 1 with its end at the window's end. */
export function scrollProgress({ top, height }: Pick<DOMRect, 'top' | 'height'>, windowHeight: number): number {
  const way = height - windowHeight
  if (way <= 0) return top < 0 ? 1 : 0
  return Math.min(1, Math.max(0, -top / way))
}
