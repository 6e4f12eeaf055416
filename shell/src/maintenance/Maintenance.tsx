import { clockIn, LOCALE } from '@brightfill/shared/constants'
import type { MaintenanceNotice } from '@brightfill/shared/contract'
import { BottleScreen, Button, ButtonLink, Container, Logo } from '@brightfill/shared/ui'
import styles from './Maintenance.module.css'
import { StaffSignIn } from './StaffSignIn'
import { texts } from './texts'

export interface MaintenanceProps {
  /** There is no maintenance, or it is over: the page links to home. */
  available?: boolean
  /** The company's text about it (O-54). */
  notice?: MaintenanceNotice
  /** Asks again whether the site is back. Without it, and before scripts run, "Try again" is a link to home. */
  onRetry?: () => void
  busy?: boolean
}

/** The page during maintenance, without menu and footer. */
export function Maintenance({ available = false, notice, onRetry, busy }: MaintenanceProps) {
  return (
    <div className={styles.page}>
      <div className={styles.logo} data-ground="navy">
        <Container className={styles.top}>
          <Logo />
          {!available && onRetry && <StaffSignIn />}
        </Container>
      </div>
      {available ? (
        <BottleScreen
          heading={texts.available}
          text={texts.availableText}
          value={1}
          actions={
            <ButtonLink to="/" variant="amber" arrow>
              {texts.goHome}
            </ButtonLink>
          }
        />
      ) : (
        <BottleScreen
          heading={texts.cleaning}
          text={<Cleaning notice={notice} />}
          value={0.6}
          actions={
            onRetry ? (
              <Button variant="amber" loading={busy} onClick={onRetry}>
                {texts.tryAgain}
              </Button>
            ) : (
              <ButtonLink to="/" variant="amber" reloadDocument>
                {texts.tryAgain}
              </ButtonLink>
            )
          }
        />
      )}
    </div>
  )
}

// Server and browser print the same text, whatever the browser's time zone and format.
const timeZone = 'Europe/London'
const day = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone })
const time = clockIn(timeZone)

function Cleaning({ notice }: Pick<MaintenanceProps, 'notice'>) {
  const end = notice?.until ? new Date(notice.until) : undefined
  return (
    <>
      <span>{notice?.note || texts.cleaningText}</span>
      {end && (
        <>
          <br />
          <time dateTime={end.toISOString()}>{texts.backBy(day.format(end), time(end))}</time>
        </>
      )}
    </>
  )
}
