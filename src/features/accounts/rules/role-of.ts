import type { Role } from '../index.ts'

/** Whoever Payload says is asking: an account, a service key, or nobody. */
export type Caller = {
  readonly collection?: string
  readonly role?: string | null
  readonly dealer?: number | { readonly id: number } | null
  readonly disabled?: boolean | null
  readonly passwordChangeDue?: boolean | null
}

const roles: readonly string[] = ['admin', 'editor', 'dealer', 'leads'] satisfies Role[]

/**
 * The role a caller has at this moment; none for nobody, for an account that is switched off, and for one whose
 * generated password has not been changed yet.
 */
export function roleOf(caller: Caller | null | undefined): Role | undefined {
  if (!caller) return undefined
  if (caller.collection === 'service-keys') return 'service'
  if (caller.disabled || caller.passwordChangeDue) return undefined
  return roles.includes(caller.role ?? '') ? (caller.role as Role) : undefined
}

/** The dealer whose account is asking; undefined for everybody else. */
export function ownDealerOf(caller: Caller | null | undefined): number | undefined {
  if (!caller || roleOf(caller) !== 'dealer') return undefined
  const { dealer } = caller
  return (typeof dealer === 'object' ? dealer?.id : dealer) ?? undefined
}
