import type { Payload, PayloadRequest } from 'payload'
import type { CallerName } from './table.ts'

type User = NonNullable<PayloadRequest['user']>

/** The user of a request, with Payload's access control enabled. */
export type Caller = { readonly user: User | null; readonly overrideAccess: false }

const accounts = {
  admin: { role: 'admin' },
  editor: { role: 'editor' },
  dealer: { role: 'dealer' },
  leads: { role: 'leads' },
  'switched off': { role: 'admin', disabled: true },
  'password due': { role: 'admin', passwordChangeDue: true },
} as const

/** The password of all accounts. */
export const sharedPassword = 'a-password-of-a-caller'

/**
 * Creates one caller of each kind.
 *
 * @param dealer id of the dealer of the dealer account
 */
export async function createCallers(payload: Payload, dealer: number): Promise<Record<CallerName, Caller>> {
  const account = async (who: keyof typeof accounts): Promise<Caller> => {
    const email = `${who.replace(' ', '-')}@example.co.za`
    const own = { ...accounts[who], ...(who === 'dealer' ? { dealer } : {}) }
    const data = { email, name: who, password: sharedPassword, ...own }
    const user = await payload.create({ collection: 'users', data, depth: 0 })
    return { user: { ...user, collection: 'users' }, overrideAccess: false }
  }
  const key = await payload.create({ collection: 'service-keys', data: { name: 'A program' }, depth: 0 })
  return {
    anonymous: { user: null, overrideAccess: false },
    admin: await account('admin'),
    editor: await account('editor'),
    dealer: await account('dealer'),
    leads: await account('leads'),
    service: { user: { ...key, collection: 'service-keys' }, overrideAccess: false },
    'switched off': await account('switched off'),
    'password due': await account('password due'),
  }
}
