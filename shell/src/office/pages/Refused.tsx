import { OfficePage } from '@brightfill/shared/office'
import { ButtonLink } from '@brightfill/shared/ui'
import { texts } from '../texts'
import layout from './layout.module.css'

/** In place of a page that is not there, or not for this colleague. */
export function Refused({ heading, text }: { heading: string; text: string }) {
  return (
    <OfficePage title={heading}>
      <div className={layout.blocks}>
        <p>{text}</p>
        <p>
          <ButtonLink size="sm" to="/office" reloadDocument={false}>
            {texts.goHome}
          </ButtonLink>
        </p>
      </div>
    </OfficePage>
  )
}
