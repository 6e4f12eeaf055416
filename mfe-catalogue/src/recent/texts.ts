export const texts = {
  seen: 'Recently viewed',
}
