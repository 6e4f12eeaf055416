import { holdsRole, may, rolesWith, type StaffRole } from './roles'

const editor = { roles: ['editor'] as const }
const sales = { roles: ['sales'] as const }
const admin = { roles: ['admin'] as const }
const customer = { roles: [] }

describe('roles', () => {
  it('let editors write pages, and sales staff read them [O-07]', () => {
    expect([may(editor, 'pages.write'), may(sales, 'pages.write')]).toEqual([true, false])
    expect(rolesWith('pages.read')).toEqual(['editor', 'sales', 'admin'])
  })

  it('let sales staff change prices, and editors everything else of a machine [O-07]', () => {
    expect(rolesWith('machines.write')).toEqual(['editor', 'sales', 'admin'])
    expect(rolesWith('prices.write')).toEqual(['sales', 'admin'])
  })

  it('add up [O-07]', () => {
    const both = { roles: ['editor', 'sales'] as const }
    expect([may(both, 'pages.write'), may(both, 'orders.write'), may(both, 'staff.write')]).toEqual([true, true, false])
  })

  it('are needed for everything in the office [O-07]', () => {
    expect(may(editor, undefined)).toBe(true)
    expect(may(customer, undefined)).toBe(false)
  })

  it('allow nothing if they are newer than this code', () => {
    expect(may({ roles: ['buyer' as StaffRole] }, 'orders.write')).toBe(false)
  })

  it('are held by admins, all of them, and the role user by everyone [R-572]', () => {
    expect(
      ['user', 'editor', 'sales', 'admin', 'owner', 'constructor'].filter((role) => holdsRole(admin, role)),
    ).toEqual(['user', 'editor', 'sales', 'admin'])
    expect(['user', 'editor', 'sales', 'admin'].filter((role) => holdsRole(sales, role))).toEqual(['user', 'sales'])
    expect(['user', 'editor', 'sales', 'admin'].filter((role) => holdsRole(customer, role))).toEqual(['user'])
  })
})
