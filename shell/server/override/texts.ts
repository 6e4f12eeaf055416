export const texts = {
  label: 'Release that is not live',
  shows: (name: string, release: string) => `You alone see ${name} ${release}, which is not live.`,
  until: (time: string) => `Until ${time} UTC.`,
  end: 'Show the live site',
  refusedTitle: 'This link does not work',
  refused: 'The link to a release was damaged, or it has ended. Ask for a new one.',
  gone: 'The release of this link is not there, or it does not fit the live site any more. Ask for a new one.',
  toSite: 'To the live site',
}
