import { ApiError } from '@brightfill/shared/api'
import {
  FailureNote,
  object,
  SubmitButton,
  showServerErrors,
  string,
  TextField,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { fillIn } from '@brightfill/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

const schema = object({ name: string().required('Enter name'), email: string().required('Enter your mail') })

async function refusedWith(error: unknown) {
  render(
    <ValidatedForm
      initialValues={{ name: '', email: '' }}
      schema={schema}
      onSubmit={(values, form) => {
        showServerErrors(error, form, values)
      }}
    >
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="E-mail" autoComplete="email" />
      <FailureNote />
      <SubmitButton>Send</SubmitButton>
    </ValidatedForm>,
  )
  await fillIn({ Name: 'Ada', 'E-mail': 'ada@engine.example' })
  await userEvent.click(screen.getByRole('button'))
}

describe('an error from the server', () => {
  it('is shown at the field it names, which gets the focus [R-051, R-052]', async () => {
    await refusedWith(new ApiError(422, 'Invalid', { email: ['Email already exists'], other: ['No'] }))

    expect(await screen.findByText('Email already exists')).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Email already exists')
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
  })

  it('stays while other fields change and goes away when its own changes [R-050]', async () => {
    await refusedWith(new ApiError(422, 'Invalid', { email: ['Email already exists'] }))
    await screen.findByText('Email already exists')

    await userEvent.type(screen.getByLabelText('Name'), ' L')
    expect(screen.getByText('Email already exists')).toBeVisible()

    await userEvent.type(screen.getByLabelText('E-mail'), 'x')
    await waitFor(() => expect(screen.queryByText('Email already exists')).not.toBeInTheDocument())
  })

  it('is shown below the fields when it belongs to none of them', async () => {
    await refusedWith(new ApiError(503, 'Try again in a moment'))

    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment')
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  })

  it('names the fault of a field that the form does not have, instead of "some fields" [O-75]', async () => {
    await refusedWith(new ApiError(422, 'Please check the marked fields', { slug: ['There is no such machine'] }))

    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such machine')
  })

  it('throws errors that are not answers of the api', () => {
    expect(() => showServerErrors(new TypeError('Oops'), { setStatus: () => {} }, {})).toThrow('Oops')
  })
})
