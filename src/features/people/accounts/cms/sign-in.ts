import { addDataAndFileToRequest, type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { withTransaction } from '#platform/database/transaction.ts'
import { clientNetwork } from '#platform/http/client-address.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { absentAccountNumber, hashForAbsentAccount } from './absent-account.ts'
import { findAccountId, lockAccount } from './account-lock.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { beginAttempt, recordSuccess } from './sign-in-attempts.ts'

/**
 * Limits the concurrent sign-ins of a process. Each holds a database connection while it waits for the lock, and its
 * hash uses a CPU core; further ones wait here without using resources.
 */
const limited = createConcurrencyLimit(3)

const text = (value: unknown) => (typeof value === 'string' ? value : '')

type Credentials = { readonly email: string; readonly password: string }

/** Payload refuses incomplete credentials before it looks for an account. */
const isIncomplete = ({ email, password }: Credentials) => email.trim() === '' || password.trim() === ''

/** Signs in, with the same hashing whether or not the account exists. */
async function logIn(req: PayloadRequest, data: Credentials) {
  const { payload } = req
  return withTransaction(payload, async ({ tx, request }) => {
    const account = await findAccountId(payload, data.email)
    await lockAccount(tx, account ?? absentAccountNumber(data.email))
    Object.assign(req, request())
    try {
      return await payload.login({ collection: 'users', data, depth: 0, overrideAccess: false, req })
    } catch (error) {
      if (account === undefined && !isIncomplete(data)) await hashForAbsentAccount(data.password)
      throw error
    }
  }).finally(() => {
    delete req.transactionID
  })
}

function tooManyAttempts(waitMs: number): Response {
  const seconds = Math.ceil(waitMs / 1_000)
  const message = `There have been too many attempts to sign in. Please try again in ${seconds} s.`
  return Response.json(
    { errors: [{ message }] },
    { status: 429, headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } },
  )
}

async function attempt(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const data = { email: text(req.data?.email), password: text(req.data?.password) }
  const candidate = { network: clientNetwork(req), email: data.email }
  const now = () => siteClock().now().getTime()
  const waitMs = isIncomplete(data) ? 0 : await beginAttempt(payload, candidate, now())
  if (waitMs > 0) return tooManyAttempts(waitMs)
  const result = await logIn(req, data)
  await recordSuccess(payload, candidate, now())
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token: result.token ?? '',
  })
  const headers = headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req })
  return Response.json({ message: req.t('authentication:passed'), ...result }, { headers })
}

/**
 * Replaces Payload's own login endpoint, with the same response. Sign-ins to one account are serialised, so that none
 * loses its session to another. Wrong passwords delay further attempts of their sender, not those of the owner.
 */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    return limited(() => attempt(req))
  },
}
