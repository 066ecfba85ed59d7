import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'

const [left, right, gone] = examples.map(({ block }) => block)

if (!left || !right || !gone) throw new Error('The examples of texts with pictures have changed.')

test('C-259: text and picture are shown, with the title and the way onward', () => {
  const html = markupOf(left)
  expect(textOf(html)).toBe(
    'Sees more than the road. Matrix lamps dim around oncoming traffic and stay bright on the verge, where the kudu are. See the range',
  )
  expect(html).toContain('alt="Land Cruiser 300 in Attitude Black, in the bushveld"')
})

test('the picture stands on the side that was chosen, on the left without a choice', () => {
  expect(markupOf(right)).toContain('order-2')
  expect(markupOf(left)).not.toContain('order-2')
  expect(markupOf({ ...left, side: null })).toBe(markupOf(left))
})

test('a picture whose colour is gone leaves the text', () => {
  const html = markupOf(gone)
  expect(html).not.toContain('<img')
  expect(textOf(html)).toContain('find it on the plate')
})
