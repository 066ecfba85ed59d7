import { type APIRequestContext, expect } from '@playwright/test'
import { ADMIN_PASSWORD } from './settings.ts'

const firstAdmin = { email: 'admin@example.co.za', password: ADMIN_PASSWORD } as const

/** Lets every request name its origin, as a page of the site does: a session cookie without one is refused. */
function sendOrigin(request: APIRequestContext): void {
  const send = request.fetch.bind(request)
  const origin = `http://127.0.0.1:${process.env.E2E_PORT}`
  request.fetch = (target, options) => send(target, { ...options, headers: { origin, ...options?.headers } })
}

/** Signs the request's cookies in, as the first administrator unless told otherwise. */
export async function signIn(
  request: APIRequestContext,
  data: { email: string; password: string } = firstAdmin,
): Promise<void> {
  sendOrigin(request)
  const answer = await request.post('/api/users/login', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A paragraph as the CMS stores it. */
export function richText(words: string) {
  const text = { type: 'text', text: words, version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
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

/** A section of text. */
export function textSection(title: string, words: string, more: object = {}) {
  return { blockType: 'text', title, content: richText(words), ...more }
}

type Page = { readonly id: number; readonly path: string }

/** Publishes a page as an editor would; it is gone when the test is over. */
export async function publishPage(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Page & { update(change: object, query?: string): Promise<void>; remove(): Promise<void> }> {
  const made = await request.post('/api/pages?depth=0', {
    data: { path, title: path, _status: 'published', ...data },
  })
  expect(made.ok(), await made.text()).toBe(true)
  const { doc } = (await made.json()) as { doc: Page }
  return {
    ...doc,
    async update(change, query = '') {
      const answer = await request.patch(`/api/pages/${doc.id}?depth=0${query}`, {
        data: { _status: 'published', ...change },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    async remove() {
      await request.delete(`/api/pages/${doc.id}`)
    },
  }
}
