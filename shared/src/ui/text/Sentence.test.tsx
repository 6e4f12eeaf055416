import { render, screen } from '@testing-library/react'
import { Sentence } from './Sentence'

describe('a sentence with parts', () => {
  it('has each part at its place in the text', () => {
    render(
      <p>
        <Sentence text="Call {phone} or write to {address}" parts={{ address: <a href="/e">us</a>, phone: '0123' }} />
      </p>,
    )
    expect(screen.getByText((_, element) => element?.tagName === 'P')).toHaveTextContent('Call 0123 or write to us')
    expect(screen.getByRole('link', { name: 'us' })).toBeInTheDocument()
  })
})
