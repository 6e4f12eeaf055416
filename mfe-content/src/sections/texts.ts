export const texts = {
  banner: {
    scroll: 'Scroll to contact',
    play: 'Play video',
    pause: 'Pause video',
  },
  film: { play: 'Play the video of the filler', name: 'Video of the filler' },
  slider: {
    previous: 'Previous slide',
    next: 'Next slide',
    slide: (number: number, count: number) => `${number} of ${count}`,
    slider: 'carousel',
    oneSlide: 'slide',
  },
}
