import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RichTextEditor } from './RichTextEditor'

beforeAll(() => {
  // jsdom has no layout, and ProseMirror asks where the cursor is.
  const nowhere = new DOMRect()
  Range.prototype.getBoundingClientRect = () => nowhere
  Range.prototype.getClientRects = () => [nowhere] as unknown as DOMRectList
})

function draw(value: string, error?: string) {
  const onChange = jest.fn<void, [string]>()
  const editor = (now: string) => (
    <RichTextEditor label="Description" readOnly={false} value={now} onChange={onChange} {...(error && { error })} />
  )
  const { rerender } = render(editor(value))
  return { onChange, give: (now: string) => rerender(editor(now)) }
}
const text = () => screen.getByRole('textbox', { name: 'Description' })
const chooseAll = () => fireEvent.keyDown(text(), { key: 'a', code: 'KeyA', ctrlKey: true })
const tool = (name: string) => screen.getByRole('button', { name })

describe('the editor of rich text', () => {
  it('is a text box with a name and a fault, and a toolbar with one tab stop and arrow keys [O-55]', async () => {
    draw('<p>Valves</p>', 'Too long')
    expect(text()).toHaveAccessibleDescription('Too long')
    expect(text()).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('toolbar', { name: 'Tools for Description' })).toBeVisible()
    await userEvent.tab()
    expect(tool('Heading')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(tool('Bold')).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(tool('Redo')).toHaveFocus()
    await userEvent.tab()
    expect(text()).toHaveFocus()
  })

  it('reports nothing until typed into, then only what the sanitiser allows [O-25]', async () => {
    const { onChange } = draw('Plain<br>text')
    expect(onChange).not.toHaveBeenCalled()
    chooseAll()
    await userEvent.click(tool('Bold'))
    expect(onChange).toHaveBeenLastCalledWith('<p><strong>Plain<br />text</strong></p>')
    expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(tool('List'))
    expect(onChange).toHaveBeenLastCalledWith('<ul><li><strong>Plain<br />text</strong></li></ul>')
    await userEvent.click(tool('Undo'))
    await userEvent.click(tool('Undo'))
    expect(onChange).toHaveBeenLastCalledWith('<p>Plain<br />text</p>')
  })

  it('sets and removes a link in a dialog, which refuses an invalid address', async () => {
    const { onChange } = draw('<p>Our machines</p>')
    chooseAll()
    await userEvent.click(tool('Link'))
    await userEvent.type(screen.getByLabelText('Links to'), 'javascript:x()')
    await userEvent.click(tool('Set link'))
    expect(screen.getByLabelText('Links to')).toBeInvalid()
    await userEvent.clear(screen.getByLabelText('Links to'))
    await userEvent.type(screen.getByLabelText('Links to'), '/products')
    await userEvent.click(tool('Set link'))
    expect(onChange).toHaveBeenLastCalledWith('<p><a href="/products">Our machines</a></p>')
    await userEvent.click(tool('Link'))
    expect(screen.getByLabelText('Links to')).toHaveValue('/products')
    await userEvent.click(tool('Remove link'))
    expect(onChange).toHaveBeenLastCalledWith('<p>Our machines</p>')
  })

  it('reduces pasted text to what the site can show [O-25]', () => {
    const { onChange } = draw('')
    const html = '<h1 style="color:red">Seat</h1><script>x()</script><p class="MsoNormal">worn<o:p></o:p></p>'
    fireEvent.paste(text(), { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } })
    expect(onChange).toHaveBeenLastCalledWith('<h2>Seat</h2><p>worn</p>')
  })

  it('shows a value that is set from outside, such as a restored version', () => {
    const { onChange, give } = draw('<p>One</p>')
    give('<p>Two</p>')
    expect(text()).toHaveTextContent('Two')
    expect(onChange).not.toHaveBeenCalled()
  })
})
