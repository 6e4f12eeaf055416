export const texts = {
  notLoaded: (file: string) => `Not loaded: ${file}`,
}
