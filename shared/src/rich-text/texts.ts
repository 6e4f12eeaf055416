export const texts = {
  playVideo: 'Play video',
  video: 'Video',
}
