import { executeAuthStrategies } from 'payload'
import { roleOf } from '#features/accounts/cms.ts'
import { cms } from '#platform/cms.ts'

/**
 * Returns the id of the service key that authenticates a request, or null. These calls mail dealers, so cookies,
 * sessions and form tokens, which a visitor can obtain, are not accepted.
 */
export async function serviceCaller({ headers }: Pick<Request, 'headers'>): Promise<string | null> {
  const authorization = headers.get('authorization')
  if (authorization === null) return null
  const { user } = await executeAuthStrategies({
    headers: new Headers({ authorization }),
    payload: await cms(),
  })
  return user && roleOf(user) === 'service' ? String(user.id) : null
}
