export const texts = {
  about: 'About us',
  services: 'Services',
}
