import type { OfficeMe } from '@brightfill/shared/contract'
import { may, type Permission } from '@brightfill/shared/roles'
import { useGetIdentity } from 'ra-core'

/** Whether this colleague has a permission; undefined until their roles are known. The api checks it too. */
export function useMay(permission: Permission): boolean | undefined {
  const { identity } = useGetIdentity()
  const { roles } = (identity ?? {}) as Partial<OfficeMe> // the office's own
  return roles && may({ roles }, permission)
}
