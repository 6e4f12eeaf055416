import { BottleScreen, Button, ButtonLink, Container, Logo } from '@brightfill/shared/ui'
import { texts } from '../frame/texts'
import styles from './Maintenance.module.css'

export interface MaintenanceProps {
  /** There is no maintenance, or it is over: the page links to home. */
  available?: boolean
  /** Asks again whether the site is back. Without it, and before scripts run, "Try again" is a link to home. */
  onRetry?: () => void
  busy?: boolean
}

/** The page during maintenance, without menu and footer. */
export function Maintenance({ available = false, onRetry, busy }: MaintenanceProps) {
  return (
    <div className={styles.page}>
      <div className={styles.logo} data-ground="navy">
        <Container>
          <Logo />
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
          text={texts.cleaningText}
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
