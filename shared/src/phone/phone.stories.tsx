import { ValidatedForm } from '@brightfill/shared/forms'
import { states } from '#workshop'
import { PhoneField } from './PhoneField'
import { PhoneInput } from './PhoneInput'

export default {}

export const PhoneNumber = states({
  Empty: <PhoneInput label="Phone number" value="" onChange={() => {}} />,
  Filled: <PhoneInput label="Phone number" value="+447700900123" onChange={() => {}} />,
  'In a form': (
    <ValidatedForm initialValues={{ phone: '' }} onSubmit={() => {}}>
      <PhoneField name="phone" label="Phone number" />
    </ValidatedForm>
  ),
})
