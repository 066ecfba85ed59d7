import { expect, test } from 'vitest'
import { htmlOf, textOf } from '../../block.test-support.tsx'
import { bareDealer, exampleDealer } from '../../example-data.ts'
import { DealerHero } from './dealer-hero.tsx'

const block = { blockType: 'dealerHero', id: 'hero' } as const

test('shows the name and address of the dealer on its picture, with a button to call (D-021, D-251, D-252)', async () => {
  const html = await htmlOf(DealerHero, block, { state: 'ready', data: exampleDealer }, { isFirst: true })
  expect(html).toMatch(/<h1[^>]*>Marula Toyota Bryanston<\/h1>/)
  expect(textOf(html)).toContain('14 Fever Tree Road, Bryanston, Johannesburg 2191, Gauteng')
  expect(html).toContain('href="tel:0800000101"')
  expect(html).toMatch(/<img[^>]*src="\/art\//)
})

test('links to the test drive and to service booking in a new tab, and to the online shop (D-384 to D-387)', async () => {
  const html = await htmlOf(DealerHero, block, { state: 'ready', data: exampleDealer })
  expect(html).toMatch(/href="https:\/\/shop\.example\.co\.za\/test-drive\/tsa\/ZA101"[^>]*target="_blank"/)
  expect(html).toContain('https://shop.example.co.za/buy-now?dealercode=ZA101')
  expect(html).toMatch(/href="https:\/\/service\.example\.co\.za\/book\/tsa\/ZA101"[^>]*target="_blank"/)
})

test('draws a forecourt for a dealer without a picture', async () => {
  const html = await htmlOf(DealerHero, block, { state: 'ready', data: bareDealer })
  expect(html).toMatch(/<(?:img|source)[^>]*\/art\/[^"]*forecourt/)
})

test('offers a retry when the dealer cannot be read, and nothing of the kind on other pages (F-13)', async () => {
  const titled = { ...block, title: 'Welcome' }
  expect(await htmlOf(DealerHero, titled, { state: 'failed' })).toContain('data-unavailable-dealer')
  expect(await htmlOf(DealerHero, titled, { state: 'empty' })).not.toContain('data-unavailable-dealer')
})
