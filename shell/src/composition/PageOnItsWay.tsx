import { Container, Notice } from '@brightfill/shared/ui'
import { texts } from '../texts'

/** Stands in for a page the server left to the browser while its code is on its way. */
export function PageOnItsWay() {
  return (
    <Container>
      <Notice heading={texts.onItsWay} headingLevel={1} bottle={0.2} role="status" />
    </Container>
  )
}
