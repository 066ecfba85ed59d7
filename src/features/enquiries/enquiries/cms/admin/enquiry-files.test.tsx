import type { Payload, TypedUser } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { EnquiryFiles } from './enquiry-files.tsx'

const user = { id: 1 } as TypedUser

const photo = { key: 'a1', name: 'front.jpg', mediaType: 'image/jpeg', bytes: 240_000 }
const document = { key: 'b2', name: 'proposal.pdf', mediaType: 'application/pdf', bytes: 2_000_000 }

async function render(files: readonly object[], signedIn: TypedUser | null = user) {
  const find = vi.fn(async () => ({ docs: files }))
  const payload = { find } as unknown as Payload
  const list = await EnquiryFiles({ data: { id: 7 }, payload, user: signedIn as TypedUser })
  return { markup: renderToStaticMarkup(list), find }
}

test('lists each file with its size and a link, and pictures with a thumbnail', async () => {
  const { markup } = await render([photo, document])
  expect(markup).toContain(
    '<a href="/api/enquiry-files/file/a1" download="front.jpg">front.jpg</a>, 234\u00a0KB',
  )
  expect(markup).toContain(
    '<a href="/api/enquiry-files/file/b2" download="proposal.pdf">proposal.pdf</a>, 1.9\u00a0MB',
  )
  expect(markup.match(/<img[^>]*src="[^"]*"/g)).toEqual([
    expect.stringContaining('src="/api/enquiry-files/file/a1?thumbnail"'),
  ])
})

test('reads the files as the user, who may not read those of every enquiry', async () => {
  const { find } = await render([photo])
  expect(find).toHaveBeenCalledWith(
    expect.objectContaining({ overrideAccess: false, user, where: { enquiry: { equals: 7 } } }),
  )
})

test('shows nothing without files and without a user', async () => {
  expect((await render([])).markup).toBe('')
  const { markup, find } = await render([photo], null)
  expect([markup, find.mock.calls]).toEqual(['', []])
})
