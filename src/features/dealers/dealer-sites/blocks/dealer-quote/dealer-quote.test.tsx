import { expect, test } from 'vitest'
import { dataOf, htmlOf, textOf } from '../../block.test-support.tsx'
import { DealerQuote } from './dealer-quote.tsx'
import { examples } from './examples.ts'

const [one, two] = examples

test('shows the words and the name (D-051, D-052)', async () => {
  const html = await htmlOf(DealerQuote, one.block, { state: 'ready', data: dataOf(one.live) })
  expect(textOf(html)).toBe('A car is sold once. The service is sold every year. Nomsa Dlamini')
})

test('shows several quotes as slides', async () => {
  const html = await htmlOf(DealerQuote, two.block, { state: 'ready', data: dataOf(two.live) })
  expect(html.match(/<blockquote/g)).toHaveLength(2)
})
