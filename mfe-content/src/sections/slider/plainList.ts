export function slidesOf(viewport: HTMLElement): HTMLElement[] {
  return [...viewport.querySelectorAll<HTMLElement>('.content-slider-slide')]
}

/** Index of the slide nearest to where the visitor has scrolled the plain list. */
export function nearestSlide(viewport: HTMLElement): number {
  const [first, second] = slidesOf(viewport)
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0
  return step > 0 ? Math.round(viewport.scrollLeft / step) : 0
}
