import { mediaName, mediaPath } from './mediaPath'

describe('the name of a picture in the store', () => {
  it.each([
    ['public/a.jpg', 'media/a.jpg'],
    ['/storage/films/run #2, 50%.mp4', 'media/films/run #2, 50%.mp4'],
    ['public/which?.webp', 'media/which?.webp'],
    ['public/already%20escaped.jpg', 'media/already escaped.jpg'],
    ['https://cdn.example/a.jpg', ''],
    ['public/../a.jpg', ''],
    ['public/%ff.jpg', ''],
    ['', ''],
  ])('for %p is %p, as pages request it [R-068]', (path, name) => {
    expect(mediaName(path)).toBe(name)
  })

  it.each(['..', '../a', 'a/../b', '.hidden', 'a//b', 'a\\b', 'a\0', ''])('does not exist for %p [R-613]', (path) => {
    expect(mediaPath(path)).toBeUndefined()
  })
})
