import { Container, Notice } from '@brightfill/shared/ui'
import { texts } from '../texts'

/** Shown while the browser loads the code of a page that the server did not render. */
export function PageOnItsWay() {
  return (
    <Container>
      <Notice heading={texts.onItsWay} headingLevel={1} bottle={0.2} role="status" />
    </Container>
  )
}
