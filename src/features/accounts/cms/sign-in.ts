import { addDataAndFileToRequest, type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { withTransaction } from '#platform/database/transaction.ts'
import { accountOf, takeTurnWith } from './account-lock.ts'
import { atMost } from './at-most.ts'

/**
 * How many sign-ins one process works on at once. Each holds a database connection while it waits for its turn, and
 * its hash takes a core; the others wait here, where waiting costs nothing.
 */
const bounded = atMost(3)

const text = (value: unknown) => (typeof value === 'string' ? value : '')

async function tokenFor(req: PayloadRequest) {
  const { payload } = req
  const data = { email: text(req.data?.email), password: text(req.data?.password) }
  return withTransaction(payload, async ({ tx, request }) => {
    const account = await accountOf(payload, data.email)
    if (account !== undefined) await takeTurnWith(tx, account)
    Object.assign(req, request())
    return payload.login({ collection: 'users', data, depth: 0, overrideAccess: false, req })
  }).finally(() => {
    delete req.transactionID
  })
}

/**
 * Signing in, in the place of Payload's own address and with its answer. Sign-ins of one account take turns, so that
 * none of them loses its session to another.
 */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const result = await bounded(() => tokenFor(req))
    const { config, collections } = req.payload
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collections.users.config.auth,
      cookiePrefix: config.cookiePrefix,
      token: result.token ?? '',
    })
    const headers = headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req })
    return Response.json({ message: req.t('authentication:passed'), ...result }, { headers })
  },
}
