import { expect, it } from 'vitest'
import { attachmentNamed } from './content-disposition.ts'

it.each([
  ['front.jpg', `attachment; filename="front.jpg"; filename*=UTF-8''front.jpg`],
  ['a "b" c.pdf', `attachment; filename="a _b_ c.pdf"; filename*=UTF-8''a%20%22b%22%20c.pdf`],
  ['Zoë.jpg', `attachment; filename="Zo_.jpg"; filename*=UTF-8''Zo%C3%AB.jpg`],
  ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
])('offers %j as a download', (name, expected) => {
  const header = attachmentNamed(name)
  expect(header).toBe(expected)
  // Headers reject every character beyond Latin-1.
  expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(expected)
})
