export const texts = {
  download: 'Download as PDF',
  downloading: 'Making the PDF',
  notDownloaded: 'The PDF did not reach you. Try again.',
  fileName: (order: number) => `order-${order}.pdf`,
}
