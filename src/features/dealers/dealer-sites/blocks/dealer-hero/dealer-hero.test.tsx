import { expect, test } from 'vitest'
import { htmlOf, textOf } from '../../block.test-support.tsx'
import { bareDealer, exampleAddresses, exampleDealer } from '../../example-data.ts'
import { dealerLinks } from '../../rules/dealer-links.ts'
import { DealerHero } from './dealer-hero.tsx'

const block = { blockType: 'dealerHero', id: 'hero' } as const

test('shows the name and address of the dealer on its picture, with a button to call (D-021, D-251, D-252)', async () => {
  const html = await htmlOf(DealerHero, block, { state: 'ready', data: exampleDealer }, { isFirst: true })
  expect(html).toMatch(/<h1[^>]*>Marula Toyota Bryanston<\/h1>/)
  expect(textOf(html)).toContain('14 Fever Tree Road, Bryanston, Johannesburg 2191, Gauteng')
  expect(html).toContain('href="tel:0800000101"')
  expect(html).toMatch(/<img[^>]*src="\/art\//)
})

test('leads to our own forms with the dealer chosen, in the same tab', async () => {
  const html = await htmlOf(DealerHero, block, { state: 'ready', data: exampleDealer })
  for (const form of ['test-drive', 'service', 'quote'])
    expect(html).toContain(`href="/enquiry/${form}?dealer=marula-toyota-bryanston"`)
  expect(html).not.toMatch(/target="_blank"|https:/)
})

test('leads to the booking sites in a new tab while our own forms have no page (D-384 to D-387)', async () => {
  const forms = { testDrive: null, quote: null, service: null, finance: null }
  const links = dealerLinks(exampleDealer.dealer, exampleAddresses, forms)
  const html = await htmlOf(DealerHero, block, { state: 'ready', data: { ...exampleDealer, links } })
  expect(html).toMatch(/href="https:\/\/shop\.example\.co\.za\/test-drive\/tsa\/ZA101"[^>]*target="_blank"/)
  expect(html).toContain('https://shop.example.co.za/buy-now?dealercode=ZA101')
  expect(html).toMatch(/href="https:\/\/service\.example\.co\.za\/book\/tsa\/ZA101"[^>]*target="_blank"/)
})

test('draws a showroom with its name for a dealer without a picture', async () => {
  const html = await htmlOf(DealerHero, block, { state: 'ready', data: bareDealer })
  // printf 'Kokerboom Toyota Windhoek and Surrounding Districts' | base64
  expect(html).toMatch(
    /\/art\/[^"]*forecourt[^"]*\/sign-S29rZXJib29tIFRveW90YSBXaW5kaG9layBhbmQgU3Vycm91bmRpbmcgRGlzdHJpY3Rz/,
  )
})

test('offers a retry when the dealer cannot be read, and nothing of the kind on other pages (F-13)', async () => {
  const titled = { ...block, title: 'Welcome' }
  expect(await htmlOf(DealerHero, titled, { state: 'failed' })).toContain('data-unavailable-dealer')
  expect(await htmlOf(DealerHero, titled, { state: 'empty' })).not.toContain('data-unavailable-dealer')
})
