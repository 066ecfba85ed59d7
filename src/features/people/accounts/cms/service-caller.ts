import { executeAuthStrategies } from 'payload'
import { cms } from '#platform/process/cms.ts'
import { roleOf } from '../rules/role-of.ts'

/**
 * Returns the id of the service key that authenticates a request, or null. Cookies, sessions and form tokens, which a
 * visitor can obtain, are not accepted: these calls mail dealers, or return what is not public.
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
