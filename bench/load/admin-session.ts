import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { z } from 'zod'

/** Password of the first administrator of the measured site. */
export const adminPassword = 'a-password-for-figures-only'

const listSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })
const savedSchema = z.object({ doc: z.object({ id: z.number() }) })

/** Signs a browser context in as the administrator and returns its request context. */
export async function signIn({ request }: BrowserContext, url: string): Promise<APIRequestContext> {
  const data = { email: 'admin@example.co.za', password: adminPassword }
  const response = await request.post(`${url}/api/users/login`, { data, headers: { origin: url } })
  if (!response.ok()) throw new Error(`Signing in failed: ${response.status()} ${await response.text()}`)
  return request
}

export async function findDocuments(request: APIRequestContext, address: string) {
  return listSchema.parse(await (await request.get(address)).json()).docs
}

/** Creates or updates a document. @throws Error with the body of an error response. */
export async function save(
  request: APIRequestContext,
  method: 'POST' | 'PATCH',
  address: string,
  data: object,
): Promise<number> {
  // The site refuses changes that name no origin.
  const headers = { origin: new URL(address).origin }
  const response = await request.fetch(address, { method, data, headers })
  if (!response.ok()) throw new Error(`${method} ${address}: ${response.status()} ${await response.text()}`)
  return savedSchema.parse(await response.json()).doc.id
}
