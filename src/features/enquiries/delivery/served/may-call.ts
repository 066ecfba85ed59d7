import { executeAuthStrategies } from 'payload'
import { roleOf } from '#features/accounts/cms.ts'
import { cms } from '#platform/cms.ts'
import { siteClock } from '#platform/site-clock.ts'
import { readFormToken } from '../../data/form-token.ts'

/** In which a form of ours says that it is one. */
const tokenHeader = 'x-form-token'

/** Whether a program with a service key is asking, or a form of one of our own pages. */
export async function mayCall({ headers }: Request): Promise<boolean> {
  const token = headers.get(tokenHeader)
  if (token) return readFormToken(token, siteClock().now()) !== null
  if (!headers.has('authorization')) return false
  // The cookie of somebody who is signed in is not for here.
  const ownHeaders = new Headers({ authorization: headers.get('authorization') ?? '' })
  const { user } = await executeAuthStrategies({ headers: ownHeaders, payload: await cms() })
  return roleOf(user) === 'service'
}
