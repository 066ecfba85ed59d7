import { expect, test } from 'vitest'
import { dataOf, htmlOf, textOf } from '../../block.test-support.tsx'
import { DealerFaqs } from './dealer-faqs.tsx'
import { examples } from './examples.ts'

const [two] = examples

test('shows each group under its title, and each answer in a panel of its own (D-049, D-050)', async () => {
  const html = await htmlOf(DealerFaqs, two.block, { state: 'ready', data: dataOf(two.live) })
  expect([...html.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, title]) => title)).toEqual(['Servicing', 'Buying'])
  expect(html.match(/<details/g)).toHaveLength(3)
  expect(html).not.toMatch(/<details[^>]* (?:name|open)/)
  expect(textOf(html.match(/<summary.*?<\/summary>/s)?.[0] ?? '')).toBe('Do I need an appointment?')
  expect(html).toContain('<strong>yes</strong>')
})
