import { expect, test } from 'vitest'
import { dataOf, htmlOf, textOf } from '../../block.test-support.tsx'
import { DealerQuote } from './dealer-quote.tsx'
import { examples } from './examples.ts'

const [one, two, four] = examples

test('shows the words and the name (D-051, D-052)', async () => {
  const html = await htmlOf(DealerQuote, one.block, { state: 'ready', data: dataOf(one.live) })
  expect(textOf(html)).toBe('A car is sold once. The service is sold every year. Nomsa Dlamini')
})

test.each([
  ['two side by side', two, 2, false],
  ['four as slides', four, 4, true],
] as const)('shows %s', async (_, { block, live }, count, areSlides) => {
  const html = await htmlOf(DealerQuote, block, { state: 'ready', data: dataOf(live) })
  expect(html.match(/<blockquote/g)).toHaveLength(count)
  expect(html.includes('aria-roledescription="carousel"')).toBe(areSlides)
})
