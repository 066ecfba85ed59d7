import { ADMIN_PASSWORD } from '#tests/e2e/support/settings.ts'

/** Calls the CMS's REST API as the first administrator. */
export type Editor = { readonly call: (method: string, path: string, body?: object) => Promise<unknown> }

/** Signs in. @throws Error when a response is not 2xx */
export async function signIn(url: string): Promise<Editor> {
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: url }
  const call: Editor['call'] = async (method, path, body) => {
    const signal = AbortSignal.timeout(30_000)
    const response = await fetch(url + path, {
      method,
      headers,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`)
    const [cookie] = response.headers.get('set-cookie')?.split(';') ?? []
    if (cookie) headers.cookie = cookie
    return response.json()
  }
  await call('POST', '/api/users/login', { email: 'admin@example.co.za', password: ADMIN_PASSWORD })
  return { call }
}
