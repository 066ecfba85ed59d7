import { randomUUID } from 'node:crypto'
import type { Role } from './request.ts'
import type { Sender } from './send.ts'

const password = 'a-long-password-for-the-fuzzer'

/** The Authorization header of a role, and the cookie of its session if it has one. */
export type Credentials = { readonly authorization?: string; readonly cookie?: string }

export type Callers = Readonly<Record<Role, Credentials>>

type Account = { readonly email: string; readonly password: string }

const json = { 'content-type': 'application/json' }

async function post(
  sender: Sender,
  target: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const request = {
    method,
    target,
    headers: { ...json, ...headers },
    body: Buffer.from(JSON.stringify(body)),
  }
  const { status, body: text } = await sender.send(request)
  if (status >= 300) throw new Error(`${target} returned ${status}: ${text.slice(0, 500)}`)
  return JSON.parse(text)
}

async function signIn(sender: Sender, account: Account): Promise<{ authorization: string; cookie: string }> {
  const { token } = await post(sender, '/api/users/login', account)
  return { authorization: `JWT ${token}`, cookie: `payload-token=${token}` }
}

/** Signs in the first administrator and changes the initial password, which is required before anything else. */
async function signInFirstAdmin(sender: Sender, { email, password: first }: Account) {
  const { token, user } = await post(sender, '/api/users/login', { email, password: first })
  await post(sender, `/api/users/${user.id}`, { password }, { authorization: `JWT ${token}` }, 'PATCH')
  return signIn(sender, { email, password })
}

/** Signs in the administrator and creates an account or key for every other role. */
export async function signInAll(sender: Sender, administrator: Account): Promise<Callers> {
  const admin = await signInFirstAdmin(sender, administrator)
  const authorization = { authorization: admin.authorization }
  const { body } = await sender.send({
    method: 'GET',
    target: '/api/dealers?limit=1&depth=0',
    headers: authorization,
  })
  const dealer: number = JSON.parse(body).docs[0].id
  const account = async (role: 'editor' | 'dealer') => {
    const email = `${role}@fuzz.example`
    const own = role === 'dealer' ? { dealer } : {}
    await post(sender, '/api/users', { email, password, name: role, role, ...own }, authorization)
    return signIn(sender, { email, password })
  }
  const apiKey = randomUUID()
  await post(sender, '/api/service-keys', { name: 'fuzz', enableAPIKey: true, apiKey }, authorization)
  return {
    anonymous: {},
    admin,
    editor: await account('editor'),
    dealer: await account('dealer'),
    service: { authorization: `service-keys API-Key ${apiKey}` },
  }
}

/** Tells whether the service key still works. With a valid key the route rejects this empty body with 422. */
async function isKeyValid(sender: Sender, headers: Record<string, string>): Promise<boolean> {
  const call = { method: 'POST', target: '/api/submit-motus', headers: { ...json, ...headers } }
  const { status } = await sender.send({ ...call, body: Buffer.from('{}') })
  return status === 422
}

async function isSignedIn(sender: Sender, headers: Record<string, string>): Promise<boolean> {
  const { body } = await sender.send({ method: 'GET', target: '/api/users/me', headers })
  return Boolean(JSON.parse(body).user)
}

/** Returns the roles whose credentials no longer work. */
export async function findSignedOutRoles(sender: Sender, callers: Callers): Promise<Role[]> {
  const failed: Role[] = []
  for (const role of ['admin', 'editor', 'dealer', 'service'] as const) {
    const headers = { authorization: callers[role].authorization ?? '' }
    const works = role === 'service' ? isKeyValid(sender, headers) : isSignedIn(sender, headers)
    if (!(await works)) failed.push(role)
  }
  return failed
}
