import { formatNumber, LOCALE } from '@brightfill/shared/constants'

const oneDigit = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const MB = 1024 ** 2

/** "640 KB", "2.4 MB" */
export const fileSize = (bytes: number) =>
  bytes < MB ? `${formatNumber(Math.ceil(bytes / 1024))} KB` : `${oneDigit.format(bytes / MB)} MB`
