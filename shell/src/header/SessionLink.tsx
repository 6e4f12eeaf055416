import { pathOr } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { AccountIcon, ButtonLink, type ButtonLook, SquareLink } from '@brightfill/shared/ui'
import { texts } from '../frame/texts'
import styles from './Header.module.css'

/** Login for visitors, the account icon for users, an empty space while a token is being checked. */
export function SessionLink({ look = { variant: 'secondary', size: 'sm' } }: { look?: ButtonLook }) {
  const session = useSite((site) => site.session.status)
  if (session === 'unknown') return <span className={styles.unknown} data-wide={look.wide || undefined} />
  if (session === 'visitor') {
    return (
      <ButtonLink to={pathOr('/login', 'login')} {...look}>
        {texts.login}
      </ButtonLink>
    )
  }
  return (
    <SquareLink to={pathOr('/user/orders', 'AccountOrders')} label={texts.account} quiet>
      <AccountIcon size={22} />
    </SquareLink>
  )
}
