export const texts = {
  hint: 'Choose a page or file, or type an address: /products, https://… or #footer for the contact form',
  gone: 'Visitors cannot open this address. It is offline, was never published, or no longer exists.',
  choose: 'Choose target',
  title: 'Link target',
  kinds: { pages: 'Pages', machines: 'Machines', articles: 'Articles', media: 'Files' },
  kind: 'Kind of target',
  search: { pages: 'Find a page', machines: 'Find a machine', articles: 'Find an article', media: 'Find a PDF' },
  found: 'Targets',
  none: 'Nothing found. Try fewer words.',
  more: 'There are more results. Search to find them.',
  unnamed: 'Unnamed',
  states: { draft: 'Draft', live: 'Live', changes: 'Live', planned: 'Scheduled', offline: 'Offline' },
}
