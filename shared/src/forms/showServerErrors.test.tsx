import { ApiError } from '@brightfill/shared/api'
import { FailureNote, object, SubmitButton, showServerErrors, string, TextField, ValidatedForm } from '@brightfill/shared/forms'
import { fillIn } from '@brightfill/shared/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

const schema = object({ name: string().required('Enter name'), email: string().required('Enter your mail') })

async function refusedWith(error: unknown, { noted = false } = {}) {
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
      <FailureNote shown={noted} />
      <SubmitButton>Send</SubmitButton>
    </ValidatedForm>,
  )
  await fillIn({ Name: 'Ada', 'E-mail': 'ada@engine.example' })
  await userEvent.click(screen.getByRole('button'))
}

describe('what the server refused', () => {
  it('R-051 R-052: stands on the field it names, which gets the focus', async () => {
    await refusedWith(new ApiError(422, 'Invalid', { email: ['Email already exists'], other: ['No'] }))

    expect(await screen.findByText('Email already exists')).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Email already exists')
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
  })

  it('R-050: stays while other fields change and goes with the first change of its own', async () => {
    await refusedWith(new ApiError(422, 'Invalid', { email: ['Email already exists'] }))
    await screen.findByText('Email already exists')

    await userEvent.type(screen.getByLabelText('Name'), ' L')
    expect(screen.getByText('Email already exists')).toBeVisible()

    await userEvent.type(screen.getByLabelText('E-mail'), 'x')
    await waitFor(() => expect(screen.queryByText('Email already exists')).not.toBeInTheDocument())
  })

  it('R-253: says nothing of a failure no field is to blame for, unless the page asks for it', async () => {
    await refusedWith(new ApiError(503, 'Try again in a moment'))

    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText('Try again in a moment')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  })

  it('R-052: is said when the page asks for it', async () => {
    await refusedWith(new ApiError(503, 'Try again in a moment'), { noted: true })

    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment')
  })

  it('R-048: is no place for mistakes of ours', () => {
    expect(() => showServerErrors(new TypeError('Oops'), { setStatus: () => {} }, {})).toThrow('Oops')
  })
})
