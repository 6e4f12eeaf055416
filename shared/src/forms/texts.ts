import { plural } from '@brightfill/shared/constants'

export const texts = {
  summary: (count: number) => plural(count, { one: 'Please check # field', other: 'Please check # fields' }),
  trap: 'Leave this field empty',
  privacy: 'See our privacy notice',
  newTab: '(opens in a new tab)',
}
