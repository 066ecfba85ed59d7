import type { Role } from '../index.ts'

/** The authenticated user or service key of a request. */
export type Caller = {
  readonly collection?: string
  readonly role?: string | null
  readonly dealer?: number | { readonly id: number } | null
  readonly disabled?: boolean | null
  readonly passwordChangeDue?: boolean | null
}

const roles: readonly string[] = ['admin', 'editor', 'dealer', 'leads'] satisfies Role[]

/**
 * Returns the current role of a caller. Undefined without authentication, for a disabled account, and while a generated
 * password has not been changed.
 */
export function roleOf(caller: Caller | null | undefined): Role | undefined {
  if (!caller) return undefined
  if (caller.collection === 'service-keys') return 'service'
  if (caller.disabled || caller.passwordChangeDue) return undefined
  return roles.includes(caller.role ?? '') ? (caller.role as Role) : undefined
}

/** Returns the dealer id of a caller with the dealer role; undefined for all others. */
export function ownDealerOf(caller: Caller | null | undefined): number | undefined {
  if (!caller || roleOf(caller) !== 'dealer') return undefined
  const { dealer } = caller
  return (typeof dealer === 'object' ? dealer?.id : dealer) ?? undefined
}
