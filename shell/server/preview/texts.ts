export const texts = {
  label: 'Draft',
  shows: (name: string) => `This is a draft that ${name} shared with you. Visitors do not see it yet.`,
  until: (day: string) => `The link works until ${day}.`,
  endedTitle: 'This link has expired',
  ended: 'Links to drafts expire after seven days, or when someone ends them or deletes the draft. Ask for a new link.',
  unknownTitle: 'This link does not work',
  unknown: 'Part of it may be missing. Check that you copied the whole link, or ask for a new one.',
  failedTitle: 'We cannot show this draft just now',
  failed: 'Please try again in a moment.',
}
