import { ApiError } from '@brightfill/shared/api'
import { TextInput } from '@brightfill/shared/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OfficeForm } from './OfficeForm'
import { useAttempt } from './useAttempt'
import { useTyped } from './useTyped'

function Note({ save }: { save: (text: string) => Promise<void> }) {
  const text = useTyped()
  const saving = useAttempt(() => save(text.value), 'The note was not saved')
  return (
    <OfficeForm doing={saving} save="Save">
      <TextInput label="Note" {...text.field} />
    </OfficeForm>
  )
}

describe('a form of the office', () => {
  it('that fails says so, keeps what was typed, and saves it at another try [O-57]', async () => {
    const save = jest.fn().mockRejectedValueOnce(new ApiError(0, 'The line is lost.')).mockResolvedValue(undefined)
    render(<Note save={save} />)
    await userEvent.type(screen.getByLabelText('Note'), 'Call at noon')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The note was not saved. The line is lost.')
    expect(screen.getByLabelText('Note')).toHaveValue('Call at noon')

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(save.mock.calls).toEqual([['Call at noon'], ['Call at noon']])
  })

  it('that is refused for its fields says what is wrong with them [O-57]', async () => {
    const fields = { price: ['Give a whole number'], text: ['This person left no e-mail address. Call instead.'] }
    render(<Note save={() => Promise.reject(new ApiError(422, 'Please check the marked fields', fields))} />)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The note was not saved. Give a whole number. This person left no e-mail address.',
    )
    expect(screen.queryByText(/Some fields/)).not.toBeInTheDocument()
  })
})
