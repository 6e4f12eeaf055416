export const texts = {
  picture: (name: string, index: number, count: number) => `${name}, image ${index} of ${count}`,
  save: (name: string) => `Save ${name}`,
  signInToSave: 'Sign in to save machines',
  earlier: 'Earlier machines',
  further: 'Further machines',
  notSaved: 'This did not reach us. The heart is back to what it was.',
}
