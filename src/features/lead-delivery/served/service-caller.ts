import { executeAuthStrategies } from 'payload'
import { roleOf } from '#features/accounts/cms.ts'
import { cms } from '#platform/cms.ts'

/**
 * Returns the id of the service key a request is made with, or null for any other request. These calls mail dealers,
 * so nothing that a visitor can obtain opens them: no cookie, no session and no token of a form.
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
