import { call } from '@brightfill/shared/api'
import type { PersonData } from '@brightfill/shared/contract'
import {
  Buttons,
  NotDone,
  OfficeDialog,
  OfficeForm,
  SureButton,
  useAttempt,
  useQueryClient,
  useTyped,
} from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { saveFile } from '../../api/useDownload'
import { texts } from './texts'

/** Exports and erases all data of a person by e-mail address, with or without an account (O-73). */
export function PersonDialog({ email: known, onClose }: { email?: string; onClose: () => void }) {
  const email = useTyped(known)
  const cache = useQueryClient()
  const reading = useAttempt(async () => {
    erasing.forget()
    const { data } = await call('POST /office/persons/data', { email: email.value })
    return data
  }, texts.notDone)
  const erasing = useAttempt(async (address: string) => {
    const { data } = await call('POST /office/persons/erase', { email: address })
    await cache.invalidateQueries()
    return data
  }, texts.notDone)
  const found = reading.answer
  const gone = erasing.answer
  return (
    <OfficeDialog title={texts.person} onClose={onClose} changed={false}>
      <OfficeForm doing={reading} save={texts.personFind} button={{ variant: 'secondary' }}>
        <p>{texts.personText}</p>
        <TextInput type="email" label={texts.email} {...email.field} required />
      </OfficeForm>
      <p role="status">
        {gone ? texts.personErased(gone) : found && <span>{texts.personFound(found.email, countsOf(found))}</span>}
      </p>
      {found && !gone && (
        <Buttons>
          <Button size="sm" variant="secondary" onClick={() => saveFile(texts.personFile, asJson(found))}>
            {texts.personDownload}
          </Button>
          {!found.account && (
            <SureButton
              label={texts.personErase}
              sure={texts.personEraseNow}
              loading={erasing.busy}
              onSure={() => void erasing.attempt(found.email)}
            />
          )}
        </Buttons>
      )}
      {found?.account && <p>{texts.personHasAccount}</p>}
      <NotDone of={erasing} />
    </OfficeDialog>
  )
}

interface Erased {
  enquiries: number
  sell_requests: number
}

const countsOf = ({ enquiries, sell_requests }: PersonData): Erased => ({
  enquiries: enquiries.length,
  sell_requests: sell_requests.length,
})
const asJson = (data: PersonData) => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
