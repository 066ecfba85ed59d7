import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { dataTables } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(dataTables)

const [one, three] = examples.map(({ block }) => block)

if (!one || !three) throw new Error('The examples of tables have changed.')

test('shows the headings, rows and note of a table in order', () => {
  expect(textOf(markupOf(one))).toBe(
    'Fixtures Where to find us this season. Rounds of the season Rounds of the season Round Circuit Date Distance First Killarney 14 Mar 40 km Second Zwartkops 11 Apr 36 km Dates may move with the weather.',
  )
})

test('puts each table into a region with its name that scrolls sideways by keyboard', () => {
  const html = markupOf(three)
  expect(
    html.match(/<section aria-label="[^"]+" tabindex="0" class="relative overflow-x-auto">/gi),
  ).toHaveLength(3)
  expect(html).toContain('aria-label="Opening hours"')
})

test('marks column and row headings', () => {
  const html = markupOf(one)
  expect(html.match(/<th scope="col"/g)).toHaveLength(4)
  expect([...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, text]) => text)).toEqual([
    'First',
    'Second',
  ])
})

test('leaves out empty columns, and the header row without headings', () => {
  const html = markupOf(three)
  const [long = '', bare = ''] = html.split('<table').slice(1)
  expect(long.match(/<th scope="col"/g)).toHaveLength(2)
  expect(bare).not.toContain('<thead')
})

test('leaves out a table without rows, and renders nothing when none has any', () => {
  const empty = { id: 'empty', caption: 'Nothing yet', tableRows: [] }
  expect(textOf(markupOf({ ...one, tables: [empty, ...(one.tables ?? [])] }))).not.toContain('Nothing yet')
  expect(markupOf({ ...one, tables: [empty] })).toBe('')
  expect(markupOf({ ...one, tables: [] })).toBe('')
})
