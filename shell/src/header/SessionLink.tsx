import { AccountIcon, ButtonLink, type ButtonLook, SquareLink } from '@brightfill/shared/ui'
import { texts } from '../frame/texts'
import styles from './Header.module.css'

export interface SessionLinkProps {
  /** `unknown` while a stored token is being checked: neither Login nor the icon shows. */
  session: 'visitor' | 'unknown' | 'user'
  loginPath: string
  accountPath: string
  look?: ButtonLook
}

/** Login for visitors, the account icon for users, an empty space until the session is known. */
export function SessionLink({
  session,
  loginPath,
  accountPath,
  look = { variant: 'secondary', size: 'sm' },
}: SessionLinkProps) {
  if (session === 'unknown') return <span className={styles.unknown} data-wide={look.wide || undefined} />
  if (session === 'visitor') {
    return (
      <ButtonLink to={loginPath} {...look}>
        {texts.login}
      </ButtonLink>
    )
  }
  return (
    <SquareLink to={accountPath} label={texts.account} quiet>
      <AccountIcon size={22} />
    </SquareLink>
  )
}
