export const texts = {
  seen: 'Recently seen',
}
