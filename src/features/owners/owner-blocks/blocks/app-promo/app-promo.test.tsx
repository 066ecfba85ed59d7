import sharp from 'sharp'
import { expect, test } from 'vitest'
import { serveDrawing } from '#features/pictures/pictures/services.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { appPromo } from './block.ts'
import { examples } from './examples.ts'
import { decodeQrCode } from './qr-code.test-support.ts'

const { markupOf } = await renderingOf(appPromo)

const [standard, code, button, owners] = examples.map(({ block }) => block)

if (!standard || !code || !button || !owners) throw new Error('The examples of app promos have changed.')

const onOwners = { path: '/owners', site: { has: () => true } }
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*>.*?<\/a>/gs)].map(([link]) => link)
const badgesIn = (html: string) => linksIn(html).filter((link) => link.includes('/store-badge/'))
const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]
const sometimesHidden = /hidden tablet:|tablet:hidden/
const codeIn = (html: string) => /<img[^>]*\/qr\/[^>]*>/.exec(html)?.[0]

test('has three badges, each with its own name and https host, in a new tab (C-001)', () => {
  const badges = badgesIn(markupOf(standard))
  expect(badges.map((badge) => attribute(badge, 'alt'))).toEqual([
    'Get it in the App Store',
    'Get it on Google Play',
    'Explore it in AppGallery',
  ])
  const addresses = badges.map((badge) => new URL(attribute(badge, 'href') ?? ''))
  expect(addresses.map(({ protocol }) => protocol)).toEqual(['https:', 'https:', 'https:'])
  expect(new Set(addresses.map(({ host }) => host)).size).toBe(3)
  for (const badge of badges) {
    expect(badge).toContain('target="_blank"')
    expect(textOf(badge)).toMatch(/new tab/)
  }
})

test('has a QR code that decodes to the https address of the download (C-002)', async () => {
  const image = codeIn(markupOf(standard)) ?? ''
  expect(attribute(image, 'alt')).toBe('QR code that leads to the download of the app')
  const [, , version = '', ...path] = (attribute(image, 'src') ?? '').split('/')
  const response = await serveDrawing(new Request('http://site/'), version, path)
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()), { density: 288 })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQrCode(data, info)).toBe('https://app.example.co.za/')
})

test('shows title, text, badges and QR code together by default (C-003, C-253)', () => {
  const html = markupOf(standard)
  expect(textOf(html)).toContain('Your glovebox, on your phone. The service book')
  expect(html).not.toMatch(sometimesHidden)
  expect(badgesIn(html)).toHaveLength(3)
})

test('hides the QR code on phones and the badges elsewhere, as a QR code (C-004)', () => {
  const html = markupOf(code)
  expect(html).toMatch(/<figure class="[^"]*hidden tablet:block/)
  expect(html).toMatch(/<ul class="[^"]*tablet:hidden/)
})

test('has one button to the download and no QR code, as a call to action (C-005)', () => {
  const html = markupOf(button)
  expect(codeIn(html)).toBeUndefined()
  const buttons = linksIn(html).filter((link) => link.includes('https://app.example.co.za/'))
  expect(buttons.map(textOf)).toEqual([expect.stringMatching(/^Download it/)])
  expect(textOf(markupOf({ ...button, buttonLabel: null }))).toContain('Get the app')
})

test('links to the page for owners, except on that page, which always shows badges and QR code (C-006)', () => {
  const elsewhere = linksIn(markupOf(owners, { site: onOwners.site }))
  expect(elsewhere.filter((link) => attribute(link, 'href') === '/owners').map(textOf)).toEqual([
    'More for owners',
  ])
  const html = markupOf(owners, onOwners)
  expect(html).not.toContain('href="/owners"')
  expect(badgesIn(html)).toHaveLength(3)
  expect(codeIn(html)).toBeDefined()
  expect(html).not.toMatch(sometimesHidden)
})

test('shows the text without a code or button while the addresses are missing', () => {
  const draft = { ...button, download: '', appStore: '', googlePlay: '', appGallery: '' }
  expect(linksIn(markupOf(draft)).map(textOf)).toEqual(['More for owners'])
  expect(
    codeIn(markupOf({ ...standard, download: `https://example.co.za/${'a'.repeat(300)}` })),
  ).toBeUndefined()
})

test('speaks Afrikaans and isiZulu around the badges, whose words are English', () => {
  for (const [language, more] of [
    ['af', 'Meer vir eienaars'],
    ['zu', 'Okunye kwabanikazi'],
  ] as const) {
    const html = markupOf(standard, { language })
    expect(textOf(html)).toContain(more)
    expect(attribute(badgesIn(html)[0] ?? '', 'lang')).toBe('en')
  }
})
