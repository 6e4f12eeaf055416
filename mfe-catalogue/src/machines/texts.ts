export const texts = {
  picture: (name: string, index: number, count: number) => `${name}, image ${index} of ${count}`,
  // with the model, because machines may share a name
  save: (name: string, model: string) => (model ? `Save ${name}, ${model}` : `Save ${name}`),
  signInToSave: (name: string) => `Sign in to save ${name}`,
  sellingState: { available: 'Available', reserved: 'Reserved', sold: 'Sold' },
  earlier: 'Previous machines',
  further: 'Next machines',
  notSaved: 'We could not save this change. Try again.',
}
