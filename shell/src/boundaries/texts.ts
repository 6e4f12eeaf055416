export const texts = {
  frame: 'frame',
  page: 'page',
  lent: 'lent',
  load: (milliseconds: number, kilobytes: number) => `${milliseconds} ms, ${kilobytes} KB`,
}
