import { useShortcuts } from '@brightfill/shared/office'
import { render, screen } from '@testing-library/react'
import { KeyList } from './KeyList'

function Page() {
  useShortcuts(['x', 'X', '?', 'Ctrl k'].map((key) => ({ key, label: key, run: () => {} })))
  return <KeyList onClose={() => {}} />
}

it('the list of keys names each as it is pressed [O-55]', () => {
  render(<Page />)
  const keys = screen.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent)
  expect(keys).toEqual(expect.arrayContaining(['X', 'Shift X', '?', 'Ctrl K']))
})
