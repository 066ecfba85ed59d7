import { expect, test } from 'vitest'
import { dataOf, htmlOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'
import { ServicesGrid } from './services-grid.tsx'

const [ofDealer, ten] = examples

test('shows the services of the dealer as cards in a grid (D-032)', async () => {
  const html = await htmlOf(ServicesGrid, ofDealer.block, { state: 'ready', data: dataOf(ofDealer.live) })
  expect(html).toMatch(/<ul class="grid/)
  expect(html.match(/<li[ >]/g)).toHaveLength(8)
  expect(textOf(html)).toContain('Panel shop')
})

test('makes a link of every service: to its page, to our form, or to the contact form with the subject', async () => {
  const html = await htmlOf(ServicesGrid, ofDealer.block, { state: 'ready', data: dataOf(ofDealer.live) })
  const root = '/dealers/marula-toyota-bryanston'
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    `${root}/new-vehicles`,
    `${root}/pre-owned`,
    '/enquiry/service?dealer=marula-toyota-bryanston',
    `${root}/contact?about=Parts#write`,
    `${root}/contact?about=Accessories#write`,
    `${root}/contact?about=Fleet#write`,
    '/enquiry/finance/finance-query?dealer=marula-toyota-bryanston',
    '/enquiry/service?dealer=marula-toyota-bryanston&amp;work=Repair',
  ])
})

test('shows at most eight cards (D-033, D-419)', async () => {
  const block = { ...ten.block, cards: ten.block.cards.map((card) => ({ ...card })) }
  const html = await htmlOf(ServicesGrid, block, { state: 'empty' })
  expect(html.match(/<li[ >]/g)).toHaveLength(8)
  expect(textOf(html)).toContain('Keys')
  expect(textOf(html)).not.toMatch(/Audio|Paint/)
})
