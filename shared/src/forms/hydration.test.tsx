import { forgetDraft, watchForms } from '@brightfill/shared/draft'
import { boolean, CheckboxField, object, SelectField, string, TextField, ValidatedForm } from '@brightfill/shared/forms'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'

const form = (
  <ValidatedForm
    initialValues={{ name: '', model: '', remember: false }}
    schema={object({ name: string().required(), model: string().required(), remember: boolean().required() })}
    draft={{ name: 'early' }}
    onSubmit={() => {}}
  >
    <TextField name="name" label="Name" autoComplete="name" />
    <SelectField name="model" label="Model" placeholder="Select a model" options={[{ value: 'x', label: 'X' }]} />
    <CheckboxField name="remember" label="Remember me" />
  </ValidatedForm>
)

/** The server's HTML, made while there is no document. */
async function serverHtml() {
  const { renderToString } = await import('react-dom/server')
  return renderToString(form)
}

afterEach(() => forgetDraft('early'))

describe('a form of a page from the server', () => {
  it('keeps what was typed before the page became interactive [R-752]', async () => {
    document.body.innerHTML = `<div id="root">${await serverHtml()}</div>`
    const name = screen.getByLabelText<HTMLInputElement>('Name')
    expect(name).toBeRequired()
    name.value = 'Ada'
    screen.getByLabelText<HTMLSelectElement>('Model').value = 'x'
    screen.getByLabelText<HTMLInputElement>('Remember me').checked = true
    name.focus()

    await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, form))
    await userEvent.type(name, '!')

    expect(screen.getByLabelText('Name')).toBe(name)
    await waitFor(() => expect(name).toHaveValue('Ada!'))
    expect(name).toHaveFocus()
    expect(screen.getByLabelText('Model')).toHaveValue('x')
    expect(screen.getByLabelText('Remember me')).toBeChecked()
    expect(name.form).toHaveProperty('noValidate', true)
  })

  it('keeps what was typed when a password manager has changed the form, so that React draws it again [R-662]', async () => {
    document.body.innerHTML = `<div id="root">${await serverHtml()}</div>`
    const name = screen.getByLabelText<HTMLInputElement>('Name')
    name.value = 'Ada'
    screen.getByLabelText<HTMLInputElement>('Remember me').checked = true
    const frame = document.createElement('div')
    name.replaceWith(frame)
    frame.append(name)
    watchForms()
    name.value = 'Ada Lovelace'
    name.dispatchEvent(new Event('input', { bubbles: true }))

    const onRecoverableError = jest.fn()
    await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, form, { onRecoverableError }))
    expect(onRecoverableError).toHaveBeenCalled()
    expect(screen.getByLabelText('Name')).not.toBe(name)
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace')
    expect(screen.getByLabelText('Remember me')).toBeChecked()
  })

  it('restores what was typed before a reload, also while its code is still loading [R-662]', async () => {
    const draft = { text: { name: 'Ada', remember: true } }
    sessionStorage.setItem('shared.draft.early', JSON.stringify(draft))
    document.body.innerHTML = `<div id="root">${await serverHtml()}</div>`
    watchForms()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')

    await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, form))
    await userEvent.type(screen.getByLabelText('Name'), '!')
    expect(screen.getByLabelText('Name')).toHaveValue('Ada!')
    expect(screen.getByLabelText('Remember me')).toBeChecked()
    expect(JSON.parse(sessionStorage.getItem('shared.draft.early') ?? '')).toMatchObject({ text: { name: 'Ada!' } })
  })
})
