import { changedBy, refusal, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { TemplatesDialog } from './TemplatesDialog'

const thanks = { id: 1, name: 'Thanks', text: 'Dear {name}' }
const visit = { id: 2, name: 'Visit', text: 'Which day suits you?' }
const text = () => screen.getByLabelText('Text')
const choose = async (name: string | RegExp) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Template' }), screen.getByRole('option', { name }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save for everybody' }))

describe('the templates of answers', () => {
  it('keep what is typed in one while others are looked at, and ask before all of it is dropped [O-43, O-91]', async () => {
    stubApi({ 'GET /office/templates': { data: [thanks, visit] } })
    const onClose = jest.fn()
    drawInOffice(<TemplatesDialog onClose={onClose} />)
    await screen.findByRole('option', { name: 'Visit' })
    await userEvent.type(text(), ', hello')
    await choose('Visit')
    expect(text()).toHaveValue('Which day suits you?')
    await choose('Thanks (not saved)')
    expect(text()).toHaveValue('Dear {name}, hello')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Go on typing' }))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('of a colleague are replaced only when they are saved again after that was said [O-43]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    let now = { ...thanks, version: 1 }
    const calls = stubApi({
      'GET /office/templates': () => ({ data: [now] }),
      'POST /office/templates': ({ body }: StubbedCall) => {
        if (body.version !== now.version) return changedBy('Tom', { data: now })
        now = { ...now, text: String(body.text), version: 3 }
        return { data: now }
      },
    })
    drawInOffice(<TemplatesDialog onClose={() => {}} />)
    await screen.findByRole('option', { name: 'Thanks' })
    await userEvent.type(text(), ', hello')
    now = { ...thanks, text: 'Hello {name}', version: 2 }
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Tom has changed this')
    expect(text()).toHaveValue('Dear {name}, hello')
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('GET'))).toHaveLength(2))
    await save()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'))
    expect(text()).toHaveValue('Dear {name}, hello')
  })

  it('say at the text which placeholder nothing fills [O-43, O-57]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const errors = { text: ['Nothing fills {firstname}'] }
    stubApi({ 'GET /office/templates': { data: [] }, 'POST /office/templates': refusal(422, 'Some fields', errors) })
    drawInOffice(<TemplatesDialog onClose={() => {}} />)
    await userEvent.type(await screen.findByLabelText('Name'), 'Hello')
    await userEvent.type(text(), 'Dear {{firstname}')
    await save()
    expect(await screen.findByText('Nothing fills {firstname}')).toBeVisible()
    expect(text()).toBeInvalid()
  })
})
