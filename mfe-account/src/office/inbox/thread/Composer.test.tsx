import { stubApi } from '@brightfill/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { aThread } from './aThread'
import { Composer } from './Composer'

const stubs = {
  'GET /office/colleagues': { data: [{ id: 2, name: 'Tom Whitlock' }] },
  'GET /office/templates': { data: [{ id: 1, name: 'Thanks', text: 'Dear {name}' }] },
}

describe('an answer', () => {
  beforeEach(() => sessionStorage.clear())

  it('without an address begins as a note, and says why and which number to call [O-43, O-57]', async () => {
    stubApi(stubs)
    drawInOffice(<Composer thread={aThread({ email: '' })} onWriting={() => {}} />)
    expect(screen.getByLabelText('Note inside the company')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
    expect(screen.getByText(/^This person left no e-mail address\./)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '+44 1632 960418' })).toHaveAttribute('href', 'tel:+441632960418')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
  })

  it('goes on with a template after what is written already [O-43, O-57]', async () => {
    stubApi(stubs)
    drawInOffice(<Composer thread={aThread()} onWriting={() => {}} />)
    const answer = screen.getByLabelText('Answer to the customer, by mail')
    const template = await screen.findByRole('combobox', { name: 'Template' })
    await userEvent.type(answer, 'It is there. ')
    await userEvent.selectOptions(template, 'Thanks')
    expect(answer).toHaveValue('It is there.\n\nDear Ada Field')
    expect(answer).toHaveFocus()

    await userEvent.clear(answer)
    await userEvent.selectOptions(template, 'Thanks')
    expect(answer).toHaveValue('Dear Ada Field')
  })

  it('names a colleague by Enter; arrow keys stay in the choice [O-42, O-55]', async () => {
    stubApi(stubs)
    drawInOffice(<Composer thread={aThread()} onWriting={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: 'Note inside' }))
    const note = screen.getByLabelText('Note inside the company')
    await userEvent.type(note, 'Ask')
    await screen.findByRole('option', { name: 'Tom Whitlock' })
    const colleague = screen.getByRole('combobox', { name: 'Name a colleague' })
    colleague.focus()
    // As browsers on Windows and Linux do.
    fireEvent.keyDown(colleague, { key: 'ArrowDown' })
    fireEvent.change(colleague, { target: { value: 'Tom Whitlock' } })
    expect(colleague).toHaveFocus()
    expect(note).toHaveValue('Ask')
    await userEvent.keyboard('{Enter}')
    expect(note).toHaveValue('Ask @Tom Whitlock ')
    expect(note).toHaveFocus()
  })
})
