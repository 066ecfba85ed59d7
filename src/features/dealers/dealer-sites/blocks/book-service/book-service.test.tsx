import { expect, test } from 'vitest'
import { htmlOf } from '../../block.test-support.tsx'
import { bareDealer, exampleDealer } from '../../example-data.ts'
import { BookService } from './book-service.tsx'

const block = { blockType: 'bookService', id: 'book' } as const
const address = 'https://service.example.co.za/book/tsa/ZA101'

test('leads to our own form with the dealer chosen', async () => {
  const html = await htmlOf(BookService, block, { state: 'ready', data: exampleDealer })
  expect(html).toContain('href="/enquiry/service?dealer=marula-toyota-bryanston"')
})

test('opens the booking page in a new tab, with the code of the dealer (D-062, D-384, D-386)', async () => {
  const html = await htmlOf(BookService, block, { state: 'ready', data: exampleDealer })
  expect(html).toMatch(new RegExp(`<a href="${address}"[^>]*target="_blank"[^>]*rel="noopener"`))
  expect(html).not.toContain('<iframe')
})

test('shows the booking page in a frame with a name when an editor says so (D-062)', async () => {
  const html = await htmlOf(BookService, { ...block, frame: true }, { state: 'ready', data: exampleDealer })
  expect(html).toMatch(new RegExp(`<iframe src="${address}" title="Book a service" data-embedded`))
})

test('links to the contact page while there is neither form nor booking page (D-062)', async () => {
  const html = await htmlOf(BookService, { ...block, frame: true }, { state: 'ready', data: bareDealer })
  expect(html).toContain('href="/dealers/kokerboom-toyota-windhoek/contact"')
  expect(html).not.toContain('<iframe')
})
