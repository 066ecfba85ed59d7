import type { APIRequestContext, Browser } from '@playwright/test'
import { signIn } from './editor.ts'
import { test as base, expect } from './test.ts'

const password = 'a-password-of-somebody'

/** An account that is gone when the journey is over. */
export type Account = { readonly id: number; readonly email: string }

type Accounts = {
  /** The first administrator, signed in, in a browser of its own. */
  readonly admin: APIRequestContext
  /** Makes an account and signs the page's browser in as it. */
  readonly signedInAs: (role: 'editor' | 'dealer' | 'leads') => Promise<Account>
}

/** Sessions end by the machine's clock: a browser that is set to another day would leave the admin at once. */
const onMachineTime = (browser: Browser) => browser.newContext()

let accounts = 0

/** Journeys through the admin, by several accounts. */
export const test = base.extend<Accounts>({
  context: async ({ browser }, use) => {
    const context = await onMachineTime(browser)
    await use(context)
    await context.close()
  },
  admin: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL })
    await signIn(request)
    await use(request)
    await request.dispose()
  },
  signedInAs: async ({ admin, context }, use, { workerIndex }) => {
    const made: number[] = []
    await use(async (role) => {
      accounts += 1
      const email = `${role}-${workerIndex}-${accounts}-${Date.now()}@example.co.za`
      const [dealer] = (await (await admin.get('/api/dealers?limit=1&depth=0')).json()).docs
      const own = role === 'dealer' ? { dealer: dealer.id } : {}
      const answer = await admin.post('/api/users', { data: { email, name: role, role, password, ...own } })
      expect(answer.ok(), await answer.text()).toBe(true)
      const { doc } = await answer.json()
      made.push(doc.id)
      await signIn(context.request, { email, password })
      return { id: doc.id, email }
    })
    for (const id of made) await admin.delete(`/api/users/${id}`)
  },
})

export { expect }
