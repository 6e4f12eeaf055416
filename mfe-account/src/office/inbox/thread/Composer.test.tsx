import { forgetDrafts } from '@brightfill/shared/office'
import { changedBy, noAnswer, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { aMachineAsked, aThread } from './aThread'
import { Composer } from './Composer'

const templates = [
  { id: 1, name: 'Thanks', text: 'Dear {name}' },
  { id: 2, name: 'Visit', text: 'Dear {name}, {machine} is there. See you at {company}.' },
]
const stubs = {
  'GET /office/colleagues': { data: [{ id: 2, name: 'Tom Whitlock' }] },
  'GET /office/templates': { data: templates },
}

const sending = 'POST /office/inbox/E-22222222/answers'

describe('an answer', () => {
  beforeEach(() => forgetDrafts({ exceptOf: 0 }))

  it('without an address begins as a note, and says why and which number to call [O-43]', async () => {
    stubApi(stubs)
    drawInOffice(<Composer thread={aThread({ email: '' })} onWriting={() => {}} />)
    expect(screen.getByLabelText('Note for colleagues')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
    expect(screen.getByText(/^This person left no e-mail address\./)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '+44 1632 960418' })).toHaveAttribute('href', 'tel:+441632960418')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
  })

  it('that is empty says so, until something is written [O-75]', async () => {
    const calls = stubApi(stubs)
    drawInOffice(<Composer thread={aThread()} onWriting={() => {}} />)
    const answer = screen.getByLabelText('Answer to the customer by e-mail')
    await userEvent.type(answer, '  {Control>}{Enter}{/Control}')
    expect(screen.getByRole('alert')).toHaveTextContent('There is nothing to send yet. Write an answer first.')
    expect(answer).toHaveFocus()
    await userEvent.type(answer, 'It is there.')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(calls.map(({ name }) => name)).not.toContain(sending)
  })

  it('that is too long keeps every word, and says by how much [O-57]', async () => {
    const calls = stubApi(stubs)
    drawInOffice(<Composer thread={aThread()} onWriting={() => {}} />)
    const answer = screen.getByLabelText('Answer to the customer by e-mail')
    const written = `${'x'.repeat(4_002)}end`
    await userEvent.click(answer)
    await userEvent.paste(written)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(answer).toHaveValue(written)
    expect(screen.getByRole('alert')).toHaveTextContent('This is 4,005 characters long. Please shorten it to 4,000.')
    expect(calls.map(({ name }) => name)).not.toContain(sending)
  })

  it('adds a template after the text that is there already [O-43]', async () => {
    stubApi(stubs)
    drawInOffice(<Composer thread={aThread()} onWriting={() => {}} />)
    const answer = screen.getByLabelText('Answer to the customer by e-mail')
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
    await userEvent.click(screen.getByRole('button', { name: 'Internal note' }))
    const note = screen.getByLabelText('Note for colleagues')
    await userEvent.type(note, 'Ask')
    await screen.findByRole('option', { name: 'Tom Whitlock' })
    const colleague = screen.getByRole('combobox', { name: 'Mention a colleague' })
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

  it('stays as it was sent until it has arrived, and goes out once [O-92]', async () => {
    let arrive = (_: object) => {}
    const calls = stubApi({
      ...stubs,
      'POST /office/inbox/:reference/answers': () => new Promise<object>((resolve) => (arrive = resolve)),
    })
    drawInOffice(<Composer thread={aThread()} onWriting={() => {}} />)
    const answer = screen.getByLabelText('Answer to the customer by e-mail')
    await userEvent.type(answer, 'It is there.{Control>}{Enter}{/Control}')
    await userEvent.type(answer, ' Or is it?{Control>}{Enter}{/Control}')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'Thanks')
    expect(answer).toHaveValue('It is there.')
    expect(answer).toHaveFocus()
    arrive({ data: aThread() })
    await waitFor(() => expect(answer).toHaveValue(''))
    await userEvent.type(answer, 'And it works.')
    expect(answer).toHaveValue('And it works.')
    expect(calls.filter(({ name }) => name === sending)).toHaveLength(1)
  })

  it('that is changed while it waits for the connection does not go out half written [O-94]', async () => {
    const calls = stubApi({ ...stubs, 'POST /office/inbox/:reference/answers': noAnswer })
    drawInOffice(<Composer thread={aThread()} onWriting={() => {}} />)
    const answer = screen.getByLabelText('Answer to the customer by e-mail')
    await userEvent.type(answer, 'It is there.{Control>}{Enter}{/Control}')
    expect(await screen.findByText(/We will send this when you reconnect/)).toBeInTheDocument()
    await userEvent.type(answer, ' From Monday')
    expect(screen.queryByText(/We will send this when you reconnect/)).not.toBeInTheDocument()
    fireEvent(window, new Event('online'))
    await userEvent.type(answer, ' on.{Control>}{Enter}{/Control}')
    const sent = calls.filter(({ name }) => name === sending).map(({ body }) => body.text)
    expect(sent).toEqual(['It is there.', 'It is there. From Monday on.'])
  })

  it('stays when a colleague was quicker, shows both, and goes out when it is sent anyway [O-47, O-90]', async () => {
    const theirs = aThread({ version: 2 })
    const calls = stubApi({
      ...stubs,
      'POST /office/inbox/:reference/answers': ({ body }: StubbedCall) =>
        body.version === 2 ? { data: aThread() } : changedBy('Tom Whitlock', { data: theirs }),
    })
    drawInOffice(<Composer thread={aThread()} onWriting={() => {}} />)
    const answer = screen.getByLabelText('Answer to the customer by e-mail')
    await userEvent.type(answer, 'It is there.')
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Tom Whitlock has changed this in the meantime.')
    expect(answer).toHaveValue('It is there.')
    await userEvent.click(screen.getByRole('button', { name: 'Send anyway' }))
    await waitFor(() => expect(answer).toHaveValue(''))
    expect(calls.filter(({ name }) => name === sending).map(({ body }) => body.version)).toEqual([1, 2])
  })

  it('shows the placeholders that a template could not fill, and asks before sending them [O-43]', async () => {
    const calls = stubApi({ ...stubs, 'POST /office/inbox/:reference/answers': { data: aThread() } })
    drawInOffice(<Composer thread={aThread({ subject: '', company_name: '' })} onWriting={() => {}} />)
    const answer = screen.getByLabelText('Answer to the customer by e-mail')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'Visit')
    expect(answer).toHaveValue('Dear Ada Field, {machine} is there. See you at {company}.')
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in {machine} and {company}')
    await userEvent.type(answer, '!')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
    expect(calls.map(({ name }) => name)).not.toContain(sending)
    await userEvent.click(screen.getByRole('button', { name: 'Send anyway' }))
    await waitFor(() => expect(answer).toHaveValue(''))
    expect(calls.at(-1)?.body.text).toContain('{machine} is there')
  })

  it('goes out without the data sheet of a machine that left the site meanwhile [O-43]', async () => {
    const calls = stubApi({ ...stubs, 'POST /office/inbox/:reference/answers': { data: aThread() } })
    const about = (live: boolean) => (
      <Composer thread={aThread({ machine: aMachineAsked(live) })} onWriting={() => {}} />
    )
    const { redraw } = drawInOffice(about(true))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Attach the data sheet' }))
    redraw(about(false))
    await userEvent.type(screen.getByLabelText('Answer to the customer by e-mail'), 'Here it is.')
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ text: 'Here it is.', sheet: false }))
  })

  it('that is not sent is there again for its author, but for no other colleague at this browser [O-93]', async () => {
    stubApi(stubs)
    const draw = (person: number) => drawInOffice(<Composer thread={aThread()} onWriting={() => {}} />, { id: person })
    const answer = () => screen.getByLabelText('Answer to the customer by e-mail')
    const { leave } = draw(1)
    await userEvent.type(answer(), 'Dear Ada')
    leave()
    const { leave: leaveAgain } = draw(2)
    await screen.findByRole('combobox', { name: 'Template' })
    expect(answer()).toHaveValue('')
    leaveAgain()
    draw(1)
    await waitFor(() => expect(answer()).toHaveValue('Dear Ada'))
  })
})
