export const texts = {
  label: 'Release preview',
  shows: (name: string, release: string) => `Only you can see ${name} ${release}. It is not live.`,
  until: (time: string) => `Expires at ${time} UTC.`,
  end: 'Show the live site',
  refusedTitle: 'This link does not work',
  refused: 'The link is damaged or has expired. Ask for a new one.',
  gone: 'This release no longer exists, or no longer fits the live site. Ask for a new link.',
  toSite: 'Go to the live site',
}
