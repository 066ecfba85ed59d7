import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { brandCards } from './block.ts'
import { examples } from './examples.ts'

const { blockHtmlErrors, markupOf } = await renderingOf(brandCards)

const [three, one] = examples.map(({ block }) => block)

if (!three || !one) throw new Error('The examples of brands have changed.')

const cardsIn = (html: string) => html.match(/<li.*?<\/li>/gs) ?? []

test('shows each brand with its picture and its link (C-301)', () => {
  const cards = cardsIn(markupOf(three))
  expect(cards.map((card) => textOf(/<h3.*?<\/h3>/s.exec(card)?.[0] ?? ''))).toEqual([
    'Toyota',
    'Lexus',
    'Hino',
  ])
  expect(cards.map((card) => /href="([^"]*)"/.exec(card)?.[1])).toEqual([
    '/vehicles',
    'https://lexus.example.co.za/',
    'https://hino.example.co.za/',
  ])
  for (const card of cards) expect(card).toContain('<img')
})

test('labels a link with the name of the brand, unless an editor wrote a label', () => {
  const linksIn = (language: 'en' | 'af' | 'zu') =>
    cardsIn(markupOf(three, { language })).map((card) => textOf(/<a .*?<\/a>/s.exec(card)?.[0] ?? ''))
  expect(linksIn('en')).toEqual([
    'See the line-up',
    'Visit Lexus (opens in a new tab)',
    'Visit Hino (opens in a new tab)',
  ])
  expect(linksIn('af')[1]).toMatch(/^Besoek Lexus/)
  expect(linksIn('zu')[1]).toMatch(/^Vakashela i-Lexus/)
})

test('shows a brand without a link', () => {
  expect(textOf(markupOf(one))).toBe('Voertuigvervaardigersvereniging')
})

test('is valid HTML', async () => {
  expect(await blockHtmlErrors(three)).toEqual([])
})
