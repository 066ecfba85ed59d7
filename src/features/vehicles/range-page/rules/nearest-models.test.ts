import { expect, test } from 'vitest'
import { nearestModelsFirst } from './nearest-models.ts'

const cards = [
  { code: 'H1', range: { slug: 'hilux' } },
  { code: 'F1', range: { slug: 'fortuner' } },
  { code: 'F2', range: { slug: 'fortuner' } },
  { code: 'V1', range: { slug: 'vitz' } },
]

test.each([
  ['F2', ['F2', 'F1', 'H1', 'V1']],
  [undefined, ['F1', 'F2', 'H1', 'V1']],
])('lists the selected model %s first, then those of the range of the page', (selected, codes) => {
  expect(nearestModelsFirst(cards, 'fortuner', selected).map(({ code }) => code)).toEqual(codes)
})
