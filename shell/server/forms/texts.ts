export const texts = {
  title: 'Not sent | Brightfill Machinery',
  heading: 'Your message was not sent',
  back: 'Go back in your browser: what you wrote is still in the form.',
}
