import type { APIRequestContext, Browser } from '@playwright/test'
import { signIn } from './editor.ts'
import { test as base, expect } from './test.ts'

const password = 'a-password-of-somebody'

/** An account that is deleted at the end of the test. */
export type Account = { readonly id: number; readonly email: string }

type Accounts = {
  /** Requests with the session of the first administrator, separate from the browser of the page. */
  readonly admin: APIRequestContext
  /** Creates an account and signs the page's browser in with it. */
  readonly signInAs: (role: 'editor' | 'dealer' | 'leads') => Promise<Account>
}

/** Session lifetimes use the machine's clock: in a browser with a pinned clock they would expire at once. */
const newMachineTimeContext = (browser: Browser) => browser.newContext()

let accounts = 0

/** The test of journeys through the admin, by several accounts. */
export const test = base.extend<Accounts>({
  context: async ({ browser }, use) => {
    const context = await newMachineTimeContext(browser)
    await use(context)
    await context.close()
  },
  admin: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL })
    await signIn(request)
    await use(request)
    await request.dispose()
  },
  signInAs: async ({ admin, context }, use, { workerIndex }) => {
    const accountIds: number[] = []
    await use(async (role) => {
      accounts += 1
      const email = `${role}-${workerIndex}-${accounts}-${Date.now()}@example.co.za`
      const [dealer] = (await (await admin.get('/api/dealers?limit=1&depth=0')).json()).docs
      const dealerOfRole = role === 'dealer' ? { dealer: dealer.id } : {}
      const response = await admin.post('/api/users', {
        data: { email, name: role, role, password, ...dealerOfRole },
      })
      expect(response.ok(), await response.text()).toBe(true)
      const { doc } = await response.json()
      accountIds.push(doc.id)
      await signIn(context.request, { email, password })
      return { id: doc.id, email }
    })
    for (const id of accountIds) await admin.delete(`/api/users/${id}`)
  },
})

export { expect }
