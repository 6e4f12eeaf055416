import type { OfficeMachine, SellingState } from '@brightfill/shared/contract'
import {
  Loaded,
  OfficeDialog,
  OfficeForm,
  stateWord,
  useAction,
  useAttempt,
  useGetOne,
} from '@brightfill/shared/office'
import { FigureInput, Select } from '@brightfill/shared/ui'
import { useState } from 'react'
import { texts } from './texts'

const LARGEST = 2 ** 31 - 1
const sellingStates: SellingState[] = ['available', 'reserved', 'sold']

interface SaleDialogProps {
  id: number
  name: string
  onSaved: () => void
  onClose: () => void
}

/** Price and selling state, which visitors see at once; other changes to the machine stay a draft (O-36). */
export function SaleDialog({ id, name, onSaved, onClose }: SaleDialogProps) {
  const machine = useGetOne<OfficeMachine>('machines', { id })
  return (
    <OfficeDialog title={texts.saleOf(name)} onClose={onClose}>
      <Loaded of={machine}>
        {(known) => known.item && <SaleForm machine={known} onSaved={onSaved} onClose={onClose} />}
      </Loaded>
    </OfficeDialog>
  )
}

type SaleFormProps = Pick<SaleDialogProps, 'onSaved' | 'onClose'> & { machine: OfficeMachine }

function SaleForm({ machine, onSaved, onClose }: SaleFormProps) {
  const [price, setPrice] = useState(machine.item.price)
  const [state, setState] = useState<SellingState>(machine.item.selling_state ?? 'available')
  const { act } = useAction('machines')
  const saving = useAttempt(async () => {
    await act(machine, 'sale', { price, selling_state: state, version: machine.version })
    onSaved()
    onClose()
  }, texts.notSaved)
  const isPublic = machine.live !== null && machine.state !== 'offline'
  return (
    <OfficeForm
      doing={saving}
      save={texts.saveSale}
      onCancel={onClose}
      after={isPublic ? texts.saleLive : texts.saleDraft}
    >
      <FigureInput
        label={texts.pricePounds}
        hint={texts.priceHint}
        figure={price}
        least={1}
        most={LARGEST}
        wanted={texts.wholePounds}
        onFigure={setPrice}
      />
      <Select
        label={texts.sellingState}
        options={sellingStates.map((value) => ({ value, label: stateWord(value) }))}
        value={state}
        onChange={({ target }) => setState(target.value as SellingState)} // one of the options
      />
    </OfficeForm>
  )
}
