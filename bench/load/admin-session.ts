import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { z } from 'zod'

/** What the measured product's first administrator signs in with. */
export const adminPassword = 'a-password-for-figures-only'

const listSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })
const madeSchema = z.object({ doc: z.object({ id: z.number() }) })

/** Signs a browser in; what it asks from then on, it asks as the administrator. */
export async function signIn({ request }: BrowserContext, url: string): Promise<APIRequestContext> {
  const data = { email: 'admin@example.co.za', password: adminPassword }
  const answer = await request.post(`${url}/api/users/login`, { data })
  if (!answer.ok()) throw new Error(`Nobody could sign in: ${answer.status()} ${await answer.text()}`)
  return request
}

export async function findDocuments(request: APIRequestContext, address: string) {
  return listSchema.parse(await (await request.get(address)).json()).docs
}

/** Makes or changes a document. @throws Error with what the site says against it. */
export async function save(
  request: APIRequestContext,
  method: 'POST' | 'PATCH',
  address: string,
  data: object,
): Promise<number> {
  const answer = await request.fetch(address, { method, data })
  if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`)
  return madeSchema.parse(await answer.json()).doc.id
}
