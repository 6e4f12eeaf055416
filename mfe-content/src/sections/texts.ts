export const texts = {
  banner: {
    scroll: 'Scroll to contact',
    play: 'Play video',
    pause: 'Pause video',
  },
  film: { play: 'Play the film of the filler', name: 'Film of the filler' },
  slider: {
    previous: 'Previous slide',
    next: 'Next slide',
    slide: (number: number, count: number) => `${number} of ${count}`,
    slider: 'carousel',
    oneSlide: 'slide',
  },
}
