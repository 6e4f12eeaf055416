/** Every text the ui kit itself shows; what a page says comes in through props. */
export const texts = {
  breadcrumbs: 'Breadcrumb',
  home: 'Home',
  tryAgain: 'Try again',
  contactUs: 'Contact Us',
  nothingInBottle: 'The page you asked for has moved or never existed. The machine you were looking for may still be in stock.',
  seeMachines: 'See machines',
  search: 'Search the site',
  goHome: 'Go to home',
}
