export const texts = {
  scheme: 'Colour scheme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}
