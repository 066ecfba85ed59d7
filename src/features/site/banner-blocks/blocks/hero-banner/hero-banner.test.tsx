import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { heroBanner } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(heroBanner)

const exampleOf = (name: string) => examples.find((example) => example.name === name)?.block
const large = exampleOf('large, with everything')
const darkText = exampleOf('dark text on a light overlay')
const noPicture = exampleOf('long words, no picture')

if (!large || !darkText || !noPicture) throw new Error('The examples of banners have changed.')

test('shows its picture, title, subtitle, description and buttons (C-256, D-021)', () => {
  const html = markupOf(large)
  expect(textOf(html)).toBe(
    'Where the tar ends. The Fortuner carries seven past the last petrol station, and back. Low range, a locking rear differential and a tank for nine hundred kilometres. See the Fortuner All vehicles',
  )
  expect(html).toContain('alt="Fortuner in Oxide Bronze, below the Drakensberg"')
  expect(html).toMatch(/<img src="\/art\/[^"]+"/)
  expect(html).toContain('href="/vehicles/fortuner"')
})

test('loads the picture of the opening banner eagerly, and that of any other lazily', () => {
  expect(markupOf(large, { isFirst: true })).toMatch(/fetchPriority="high"[^>]*loading="eager"/)
  expect(markupOf(large)).toMatch(/loading="lazy"/)
})

test('fills the window when it opens / or /dreamcar, but not /owners (C-050)', () => {
  const heightOf = (path: string) => /min-h-\S+?(?=["\s])/.exec(markupOf(large, { path, isFirst: true }))?.[0]
  expect(heightOf('/')).toBe('min-h-svh')
  expect(heightOf('/dreamcar')).toBe(heightOf('/'))
  expect(heightOf('/owners')).not.toBe(heightOf('/'))
})

test('renders large and small differently, and text light or dark', () => {
  expect(markupOf({ ...large, height: 'small' })).not.toBe(markupOf(large))
  expect(markupOf(large)).toContain('on-dark')
  expect(markupOf(darkText)).toContain('on-light')
})

test('shows neither a button that leads nowhere nor a missing picture', () => {
  const html = markupOf({
    ...noPicture,
    buttons: [{ label: 'Nowhere', look: 'primary', link: { kind: 'address', address: '/not-built' } }],
  })
  expect(html).not.toContain('Nowhere')
  expect(html).not.toContain('<img')
})

test('shows its picture at the part of the day that the page has, when it follows it', () => {
  const following = { ...large, followsDaylight: true }
  for (const daylight of ['dawn', 'night'] as const)
    expect(markupOf(following, { daylight })).toContain(`/text-light/daylight-${daylight}/drawing.svg`)
  expect(markupOf(following)).not.toContain('daylight-')
  expect(markupOf(large, { daylight: 'night' })).not.toContain('daylight-')
})

const withVideo = exampleOf('a video behind a button, with variations of an A/B test')

/** The texts in each place of an A/B test. */
const variationsOf = (html: string) =>
  [...html.matchAll(/data-variation="(\w+)">([\s\S]*?)(?=<div data-variation|$)/g)].map(
    ([, name, content = '']) => [name, textOf(content)] as const,
  )

test('offers the video, and the buttons that replace it in an A/B test (C-047, C-048, C-049)', () => {
  if (!withVideo) throw new Error('The examples of banners have changed.')
  const variations = variationsOf(markupOf(withVideo))
  expect(variations.map(([name]) => name)).toEqual(['original', '1', '2'])
  expect(variations[0]?.[1]).toMatch(/^Watch Video/)
  expect(variations.slice(1).map(([, text]) => text)).toEqual(['Book A Test Drive', 'Enquire Now'])
  expect(markupOf(withVideo)).toMatch(/<button type="button"[^>]* aria-haspopup="dialog"[^>]*>Watch Video/)
})

test('has no place for an A/B test without a video, nor for a variation without a link', () => {
  if (!withVideo) throw new Error('The examples of banners have changed.')
  expect(variationsOf(markupOf(large))).toEqual([])
  const gone = { kind: 'address', address: '/gone' } as const
  const names = variationsOf(markupOf({ ...withVideo, testDriveLink: gone, enquireLink: gone }))
  expect(names.map(([name]) => name)).toEqual(['original'])
})

test('has another picture on phones on the pages of KINTO and Le Mans only (V-098)', () => {
  const banner = { ...large, phonePicture: { source: 'circuit', circuit: 'kyalami' } } as const
  const phoneSource = (path: string) =>
    /<source media="\(max-width: 47\.99rem\)" srcSet="([^"]+)"/.exec(markupOf(banner, { path }))?.[1]
  expect(phoneSource('/payment-options/kinto')).toContain('/kyalami/')
  expect(phoneSource('/gr/motorsport/le-mans')).toContain('/kyalami/')
  expect(markupOf(banner, { path: '/owners' })).not.toContain('kyalami')
  expect(markupOf(large, { path: '/payment-options/kinto' })).toBe(markupOf(large, { path: '/owners' }))
})
