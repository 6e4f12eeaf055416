import {
  boolean,
  CheckboxField,
  email,
  object,
  optionalEmail,
  PasswordField,
  password,
  SelectField,
  SubmitButton,
  string,
  TextAreaField,
  TextField,
  ValidatedForm,
  type ValidatedFormProps,
} from '@brightfill/shared/forms'
import { fillIn } from '@brightfill/shared/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

const schema = object({
  name: string().trim().required('Enter name'),
  company: string().trim().required('Enter company name'),
  mail: email(),
  note: string().trim().default(''),
})
type Values = { name: string; company: string; mail: string; note: string }
const empty: Values = { name: '', company: '', mail: '', note: '' }
const good = { Name: 'Ada', Company: 'Analytical', 'E-mail': 'ada@engine.example' }

function show(onSubmit: ValidatedFormProps<Values>['onSubmit'] = () => {}) {
  return render(
    <ValidatedForm initialValues={empty} schema={schema} onSubmit={onSubmit}>
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="company" label="Company" autoComplete="organization" />
      <TextField name="mail" label="E-mail" type="email" autoComplete="email" />
      <TextAreaField name="note" label="Note" />
      <SubmitButton progressLabel="Sending">Send</SubmitButton>
    </ValidatedForm>,
  )
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

describe('a form', () => {
  it('says nothing about a field before the first attempt, whatever was typed and left [R-046, R-049]', async () => {
    show()
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b')
    await userEvent.tab()

    expect(screen.queryByText('Enter your mail')).not.toBeInTheDocument()
    for (const field of screen.getAllByRole('textbox')) expect(field).not.toHaveAttribute('aria-invalid')
  })

  it('calls an empty select that is required valid before the first attempt, unlike the browser [R-049]', async () => {
    render(
      <ValidatedForm
        initialValues={{ model: '' }}
        schema={object({ model: string().required('Choose a model') })}
        onSubmit={() => {}}
      >
        <SelectField name="model" label="Model" options={[]} placeholder="Select a model" />
        <SubmitButton progressLabel="Sending">Send</SubmitButton>
      </ValidatedForm>,
    )
    const model = screen.getByLabelText('Model')
    expect(model).toBeRequired()
    expect(model).toHaveAttribute('aria-invalid', 'false')
    await send()
    expect(model).toHaveAttribute('aria-invalid', 'true')
  })

  it('after the first attempt follows the typing, and is silent as soon as the field is valid [R-050]', async () => {
    show()
    await fillIn({ Name: 'Ada', Company: 'Analytical', 'E-mail': 'a@b' })
    await send()
    expect(await screen.findByText('Enter your mail')).toBeVisible()

    await userEvent.type(screen.getByLabelText('E-mail'), '.co')
    await waitFor(() => expect(screen.queryByText('Enter your mail')).not.toBeInTheDocument())

    await userEvent.clear(screen.getByLabelText('Name'))
    expect(await screen.findByText('Enter name')).toBeVisible()
  })

  it('with one or two errors the first wrong field gets the focus [R-051]', async () => {
    show()
    await fillIn({ Name: 'Ada' })
    await send()

    await waitFor(() => expect(screen.getByLabelText('Company')).toHaveFocus())
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  it('with three or more the focus goes to a summary that links to the fields [R-051]', async () => {
    show()
    await send()

    const summary = await screen.findByRole('group', { name: 'Please check 3 fields' })
    expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter company name' }))
    expect(screen.getByLabelText('Company')).toHaveFocus()

    await fillIn({ Name: 'Ada', Company: 'Analytical' })
    expect(await screen.findByRole('group', { name: 'Please check 1 field' })).toBeVisible()
    await fillIn(good)
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument())
  })

  it('another refused attempt brings the focus back to the summary [R-051]', async () => {
    show()
    await send()
    await screen.findByRole('group')
    await send()

    await waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
  })

  it('a second attempt while one is under way sends nothing, and a later one does [R-047, R-048]', async () => {
    let arrived = () => {}
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (arrived = resolve)))
    show(onSubmit)
    await fillIn(good)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)

    arrived()
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'))
    await send()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  })

  it('is no longer in progress when validation failed [R-048]', async () => {
    const onSubmit = jest.fn()
    show(onSubmit)
    await send()
    await screen.findByRole('group')

    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('in progress the button is aria-disabled and busy and keeps its name [R-053]', async () => {
    show(() => new Promise(() => {}))
    await fillIn(good)
    await send()

    const button = screen.getByRole('button', { name: 'Send' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  it('an invalid field says so and points at its message [R-052]', async () => {
    show()
    await send()
    await screen.findByRole('group')

    const field = screen.getByLabelText('Company')
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription('Enter company name')
    expect(screen.getByLabelText(/^Note/)).not.toHaveAttribute('aria-invalid')
  })

  it('submits the values as the schema casts them: trimmed [R-056]', async () => {
    const onSubmit = jest.fn()
    show(onSubmit)
    await fillIn({ ...good, Name: ' Ada ', 'E-mail': ' ada@engine.example ' })
    await send()

    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        { name: 'Ada', company: 'Analytical', mail: 'ada@engine.example', note: '' },
        expect.anything(),
      ),
    )
  })

  it('lets names and notes run from right to left, and e-mail addresses from left to right', () => {
    show()

    for (const label of ['Name', 'Company', 'Note (optional)'])
      expect(screen.getByLabelText(label)).toHaveAttribute('dir', 'auto')
    expect(screen.getByLabelText('E-mail')).not.toHaveAttribute('dir')
  })

  it('says which fields may stay empty', () => {
    show()

    expect(screen.getByLabelText('Note (optional)')).not.toBeRequired()
    expect(screen.getByLabelText('Company')).toBeRequired()
  })

  it('passes the autocomplete token on and takes pasted passwords [R-054, R-055]', async () => {
    render(
      <ValidatedForm
        initialValues={{ password: '', model: '', remember: false }}
        schema={object({ password: password(), model: string().required(), remember: boolean().required() })}
        onSubmit={() => {}}
      >
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <SelectField name="model" label="Model" options={[{ value: 'x', label: 'X' }]} placeholder="Select a model" />
        <CheckboxField name="remember" label="Remember me" />
      </ValidatedForm>,
    )
    const field = screen.getByLabelText('Password')
    await userEvent.click(field)
    await userEvent.paste('correct horse')
    await userEvent.selectOptions(screen.getByLabelText('Model'), 'X')
    await userEvent.click(screen.getByLabelText('Remember me'))

    expect(field).toHaveValue('correct horse')
    expect(field).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByLabelText('Model')).toHaveValue('x')
    expect(screen.getByLabelText('Remember me')).toBeChecked()
  })

  it.each(['a@b.co', 'a+b@sub.example.org', ' a@b.co '])('accepts "%s" as an e-mail address [R-056]', async (text) => {
    await expect(email().isValid(text)).resolves.toBe(true)
  })

  it.each(['a', 'a@', 'a@b', 'a b@c.de', 'a@b.c', 'a@-b.co'])(
    'refuses "%s" as an e-mail address [R-056]',
    async (text) => {
      await expect(email().isValid(text)).resolves.toBe(false)
      await expect(optionalEmail().isValid(text)).resolves.toBe(false)
    },
  )

  it('an optional e-mail address may be empty [R-250]', async () => {
    await expect(optionalEmail().isValid('')).resolves.toBe(true)
  })
})
