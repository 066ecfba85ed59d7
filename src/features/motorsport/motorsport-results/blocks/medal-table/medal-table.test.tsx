import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { medalTable } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(medalTable)

const [two, one] = examples.map(({ block }) => block)

if (!two || !one) throw new Error('The examples of medal tables have changed.')

const figuresOf = (html: string) =>
  [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)<\/dd>/g)].map(([, name, figure]) => [
    name,
    figure,
  ])

test('counts the medals of each metal, a zero included (C-242, C-243)', () => {
  expect(figuresOf(markupOf(two))).toEqual([
    ['Gold', '1'],
    ['Silver', '0'],
    ['Bronze', '1'],
    ['Total', '2'],
  ])
})

test('lists sport, event and medallist of each medal, gold first (C-240, C-241)', () => {
  const [table = ''] = markupOf(two).match(/<table.*<\/table>/s) ?? []
  expect(textOf(table)).toBe(
    'Medals of the afternoon Medal Sport Event Medallist Gold Athletics Long jump Ruan Botha Bronze Rowing Single sculls Lerato Khumalo',
  )
})

test('is a link to the table until the browser can open the dialog (V-191, V-192)', () => {
  const html = markupOf(two)
  const [, id = ''] = /<a[^>]*href="#([^"]+)"[^>]*>View the winners<\/a>/.exec(html) ?? []
  expect(id).not.toBe('')
  expect(html).toContain(`<div id="${id}"><section aria-label="Medals of the afternoon"`)
})

test('has no button without a label, and headings in the language of the page', () => {
  const html = markupOf(one, { language: 'af' })
  expect(html).not.toContain('<a ')
  expect(figuresOf(html).map(([name]) => name)).toEqual(['Goud', 'Silwer', 'Brons', 'Totaal'])
})

test('renders nothing without medals', () => {
  expect(markupOf({ ...two, medals: [] })).toBe('')
})
