import { ADMIN_PASSWORD } from '#tests/e2e/support/settings.ts'

/** Calls of the CMS as its first administrator. */
export type Editor = { readonly call: (method: string, path: string, body?: object) => Promise<unknown> }

/** Signs in. @throws Error when a call is not answered well */
export async function signIn(url: string): Promise<Editor> {
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: url }
  const call: Editor['call'] = async (method, path, body) => {
    const signal = AbortSignal.timeout(30_000)
    const answer = await fetch(url + path, {
      method,
      headers,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    const [cookie] = answer.headers.get('set-cookie')?.split(';') ?? []
    if (cookie) headers.cookie = cookie
    return answer.json()
  }
  await call('POST', '/api/users/login', { email: 'admin@example.co.za', password: ADMIN_PASSWORD })
  return { call }
}
