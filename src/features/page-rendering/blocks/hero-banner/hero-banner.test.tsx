import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'

const [large, small, darkText, noPicture] = examples.map(({ block }) => block)

if (!large || !small || !darkText || !noPicture) throw new Error('The examples of banners have changed.')

test('C-256: a banner shows its picture, title, subtitle, description and buttons', () => {
  const html = markupOf(large)
  expect(textOf(html)).toBe(
    'Where the tar ends. The Fortuner carries seven past the last petrol station, and back. Low range, a locking rear differential and a tank for nine hundred kilometres. See the Fortuner All vehicles',
  )
  expect(html).toContain('alt="Fortuner in Oxide Bronze, below the Drakensberg"')
  expect(html).toMatch(/<img src="\/art\/[^"]+"/)
  expect(html).toContain('href="/vehicles/fortuner"')
})

test('the picture of the opening banner is asked for at once, that of any other when it comes near', () => {
  expect(markupOf(large, { first: true })).toMatch(/fetchPriority="high"[^>]*loading="eager"/)
  expect(markupOf(large)).toMatch(/loading="lazy"/)
})

test('C-050: the opening banner of / and /dreamcar fills the window; on /owners it does not', () => {
  const heightOf = (path: string) => /min-h-\S+?(?=["\s])/.exec(markupOf(large, { path, first: true }))?.[0]
  expect(heightOf('/')).toBe('min-h-svh')
  expect(heightOf('/dreamcar')).toBe(heightOf('/'))
  expect(heightOf('/owners')).not.toBe(heightOf('/'))
})

test('large and small differ, and text is light or dark', () => {
  expect(markupOf({ ...large, height: 'small' })).not.toBe(markupOf(large))
  expect(markupOf(large)).toContain('on-dark')
  expect(markupOf(darkText)).toContain('on-light')
})

test('a button that leads nowhere is not shown; nor is an empty row', () => {
  const html = markupOf({
    ...noPicture,
    buttons: [{ label: 'Nowhere', look: 'primary', link: { kind: 'address', address: '/not-built' } }],
  })
  expect(html).not.toContain('Nowhere')
  expect(html).not.toContain('<img')
})
