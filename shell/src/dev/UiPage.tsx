import { PageHead, RouteError } from '@brightfill/shared/page'
import { Container, Section, SectionHeading, TextLink } from '@brightfill/shared/ui'
import { ButtonStates } from './ButtonStates'
import { FeedbackStates } from './FeedbackStates'
import { FieldStates } from './FieldStates'
import { FormStates } from './FormStates'
import { NavigationStates } from './NavigationStates'
import { PictureStates } from './PictureStates'
import { texts } from './texts'

/** Every component of the ui kit and the form kit in its states; served in development only. */
export function Component() {
  return (
    <>
      <PageHead title={texts.title} noindex />
      <Section tight="end">
        <Container>
          <SectionHeading as="h1" title={texts.heading}>
            <p>{texts.lead}</p>
            <TextLink to="/dev/mail" reloadDocument>
              {texts.mails}
            </TextLink>
          </SectionHeading>
        </Container>
      </Section>
      <ButtonStates />
      <ButtonStates ground="navy" />
      <FieldStates />
      <FieldStates ground="navy" />
      <FormStates />
      <FormStates ground="navy" />
      <FeedbackStates />
      <FeedbackStates ground="navy" />
      <NavigationStates />
      <PictureStates />
    </>
  )
}

export function ErrorBoundary() {
  return <RouteError />
}
