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
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save for the whole team' }))

describe('the templates of answers', () => {
  it('keep what is typed in one while others are open, and ask before it is all dropped [O-91]', async () => {
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
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('of a colleague are replaced only when they are saved again after a warning [O-90]', async () => {
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
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved. Your colleagues can use it now.'))
    expect(text()).toHaveValue('Dear {name}, hello')
  })

  it('name a placeholder that has no value, at the text [O-43, O-57]', async () => {
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
