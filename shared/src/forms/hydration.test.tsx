import { boolean, CheckboxField, object, SelectField, string, TextField, ValidatedForm } from '@brightfill/shared/forms'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'

const form = (
  <ValidatedForm
    initialValues={{ name: '', model: '', remember: false }}
    schema={object({ name: string().required(), model: string().required(), remember: boolean().required() })}
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

describe('a form of a page from the server', () => {
  it('keeps what was typed before the page became interactive [R-256]', async () => {
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
})
