import type { Role } from '../index.ts'
import { type Caller, roleOf } from '../rules/role-of.ts'

type Hidden = (menu: { user: unknown }) => boolean

/** Returns the `admin.hidden` function that shows a collection or global in the admin to these roles only. */
export function hiddenExceptFor(...allowed: readonly Role[]): Hidden {
  return ({ user }) => {
    const role = roleOf(user as Caller | null)
    return role === undefined || !allowed.includes(role)
  }
}
