/** The texts of the 404 page; a missing machine or article has its own heading. */
export const notFoundTexts = {
  title: 'Page not found | Brightfill Machinery',
  heading: 'Nothing in this bottle.',
  text: 'This page has moved or never existed. The machine you were looking for may still be in stock.',
  seeMachines: 'See machines',
  goHome: 'Go to home page',
  search: 'Search the site',
}
