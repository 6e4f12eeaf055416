import { OfficePage } from '@brightfill/shared/office'
import { ButtonLink, Notice } from '@brightfill/shared/ui'
import { texts } from '../texts'

/** In place of a page that is not there, or not for this colleague. */
export function Refused({ heading, text }: { heading: string; text: string }) {
  const home = (
    <ButtonLink to="/office" reloadDocument={false}>
      {texts.goHome}
    </ButtonLink>
  )
  return (
    <OfficePage title={heading}>
      <Notice heading={heading} text={text} actions={home} />
    </OfficePage>
  )
}
