import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'

const [one, four, bare] = examples.map(({ block }) => block)

if (!one || !four || !bare) throw new Error('The examples of circuits have changed.')

test('shows a single circuit between its title and its figures', () => {
  const html = markupOf(one)
  expect(textOf(html)).toBe(
    'Where the lights are Midrand, Gauteng Uphill to the first corner, and downhill through the fastest. All vehicles Length 4,522 km Corners 16 The track climbs and falls by forty metres a lap.',
  )
  expect(html).toContain('alt="The line of the Kyalami circuit, with its start and direction"')
})

test('titles a single circuit with its name when there is no title', () => {
  expect(textOf(markupOf(bare))).toBe('Dezzi')
})

test('shows several circuits in a strip, each with its name, place and length', () => {
  const html = markupOf(four)
  expect(html.match(/<li/g)).toHaveLength(4)
  const [first = ''] = html.match(/<li.*?<\/li>/s) ?? []
  expect(textOf(first)).toBe('Kyalami Midrand, Gauteng Length 4,522 km Corners 16')
})

test('draws the line dark in the light theme and light in the racing theme', () => {
  expect(markupOf(one, { theme: 'light' })).toContain('/line-15171a')
  expect(markupOf(one, { theme: 'racing' })).not.toContain('/line-')
})

test('leaves out a circuit that does not exist, and shows nothing without any', () => {
  const unknown = { ...bare, circuits: [{ circuit: 'nowhere' as 'dezzi' }] }
  expect(markupOf(unknown)).toBe('')
  expect(markupOf({ ...bare, circuits: [] })).toBe('')
})
