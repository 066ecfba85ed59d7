import { type APIRequestContext, expect, type Locator } from '@playwright/test'
import { ADMIN_PASSWORD } from './settings.ts'

const firstAdmin = { email: 'admin@example.co.za', password: ADMIN_PASSWORD } as const

/** Adds the Origin header to every request, as a browser does: a session cookie without it is refused. */
function sendOrigin(request: APIRequestContext): void {
  const send = request.fetch.bind(request)
  const origin = `http://127.0.0.1:${process.env.E2E_PORT}`
  request.fetch = (target, options) => send(target, { ...options, headers: { origin, ...options?.headers } })
}

/** Signs the request context in, as the first administrator by default. */
export async function signIn(
  request: APIRequestContext,
  data: { email: string; password: string } = firstAdmin,
): Promise<void> {
  sendOrigin(request)
  const response = await request.post('/api/users/login', { data })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Returns rich text with one paragraph, as the CMS stores it. */
export function richText(content: string) {
  const text = { type: 'text', text: content, version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
  const paragraph = {
    type: 'paragraph',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [text],
  }
  return {
    root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [paragraph] },
  }
}

/** Returns a text block. */
export function textSection(title: string, content: string, extra: object = {}) {
  return { blockType: 'text', title, content: richText(content), ...extra }
}

/**
 * Opens the rows of a document's form, from the outside in, until what they hold is visible. The form is rendered again
 * when its state arrives after a save or a refusal, which closes a row opened in the meantime.
 */
export async function openRows(rows: readonly Locator[], held: Locator): Promise<void> {
  await expect(async () => {
    for (const row of rows) {
      const closed = row.locator('.collapsible--collapsed').first()
      if (await closed.isVisible()) await closed.locator('.collapsible__toggle').first().click()
    }
    await expect(held).toBeVisible({ timeout: 1000 })
  }).toPass()
}

type Page = { readonly id: number; readonly path: string }

/** Publishes a page as an editor does. The caller removes it at the end of the test. */
export async function publishPage(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Page & { update(change: object, query?: string): Promise<void>; remove(): Promise<void> }> {
  const createResponse = await request.post('/api/pages?depth=0', {
    data: { path, title: path, _status: 'published', ...data },
  })
  expect(createResponse.ok(), await createResponse.text()).toBe(true)
  const { doc } = (await createResponse.json()) as { doc: Page }
  return {
    ...doc,
    async update(change, query = '') {
      const response = await request.patch(`/api/pages/${doc.id}?depth=0${query}`, {
        data: { _status: 'published', ...change },
      })
      expect(response.ok(), await response.text()).toBe(true)
    },
    async remove() {
      await request.delete(`/api/pages/${doc.id}`)
    },
  }
}
