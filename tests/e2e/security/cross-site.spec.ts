import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../support/account.ts'

/** Serves a page of another origin that submits a form to the site as soon as it is opened. */
async function startAttack(action: string, user: object) {
  const value = JSON.stringify(user).replaceAll('"', '&quot;')
  const html = `<!DOCTYPE html><title>Attack</title><form method="post" enctype="multipart/form-data" action="${action}"><input name="_payload" value="${value}"></form><script>document.forms[0].submit()</script>`
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test('returns 403 when a page of another origin creates an account with an administrator session', {
  tag: '@core',
}, async ({ page, admin, baseURL, tolerate }) => {
  tolerate(/403/)
  const email = `intruder-${Date.now()}@example.org`
  const user = { email, name: 'Intruder', role: 'admin', password: 'a-password-of-an-intruder' }
  // Cookies are shared by all ports of a host: the browser attaches the session to the form.
  await page.context().addCookies((await admin.storageState()).cookies)
  const attack = await startAttack(`${baseURL}/api/users`, user)
  try {
    const pendingRequest = page.waitForRequest(`${baseURL}/api/users`)
    await page.goto(attack.url)
    const request = await pendingRequest
    expect((await request.allHeaders()).cookie).toContain('payload-token=')
    expect((await request.response())?.status()).toBe(403)
    const matches = await admin.get(`/api/users?where[email][equals]=${email}`)
    expect((await matches.json()).totalDocs).toBe(0)
  } finally {
    attack.close()
  }
})
