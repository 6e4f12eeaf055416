export const texts = {
  loading: 'Loading page',
  stillLoading: 'Still loading',
}
