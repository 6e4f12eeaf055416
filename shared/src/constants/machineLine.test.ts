import { machineLine } from './machineLine'

describe('a line of an order', () => {
  it('names model and SKU, and no model twice [O-71]', () => {
    const machine = { name: 'Rotary bottle filler', model: 'BF-RF 36/12', sku: 'BF-1042' }
    expect(machineLine(machine)).toBe('Rotary bottle filler BF-RF 36/12, SKU BF-1042')
    expect(machineLine({ ...machine, name: 'Filler BF-RF 36/12' })).toBe('Filler BF-RF 36/12, SKU BF-1042')
    expect(machineLine({ ...machine, sku: '' })).toBe('Rotary bottle filler BF-RF 36/12')
    expect(machineLine({ name: 'Filler' })).toBe('Filler')
  })
})
