import { describe, expect, it, test } from 'vitest'
import { exampleVideo } from '#features/site/blocks/index.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { bannerCarousel } from './block.ts'
import { examples } from './examples.ts'
import type { Slide } from './purchase-links.ts'

const { markupOf } = await renderingOf(bannerCarousel)

const full = examples.find(({ block }) => block.id === 'banners-full')?.block.slides?.[0]
if (!full) throw new Error('The examples of banners have changed.')

const one = (slide: Partial<Slide>) =>
  markupOf({ blockType: 'bannerCarousel', slides: [{ title: 'Yours', ...slide }] })

test('renders a slide with every field (C-025, C-029)', () => {
  const html = one(full)
  for (const words of [full.subtitle, full.description, full.disclaimer, 'All vehicles', 'Watch Video'])
    expect(textOf(html)).toContain(words)
  expect(html).toContain('alt="Corolla Cross in Emotional Red, on the Garden Route"')
})

test('shows every button with its target (C-026)', () => {
  const button = (label: string, address: string) =>
    ({ label, look: 'secondary', link: { kind: 'address', address } }) as const
  const html = one({ buttons: [button('One', '/vehicles'), button('Two', 'https://example.co.za/two')] })
  expect(html).toMatch(/<a [^>]*href="\/vehicles"[^>]*>One/)
  expect(html).toMatch(/<a [^>]*href="https:\/\/example\.co\.za\/two"[^>]*>Two/)
})

test('shows simple buttons as plain links, except those that lead nowhere (C-027)', () => {
  const link = (label: string, address: string) => ({ label, link: { kind: 'address', address } }) as const
  const html = one({
    simpleButtons: [link('Dates', 'https://example.co.za/dates'), link('Gone', '/not-built')],
  })
  expect(html).toMatch(/<a href="https:\/\/example\.co\.za\/dates" class="underlined [^"]*">Dates/)
  expect(html).not.toContain('Gone')
})

test('loads the picture for phones below 768 px, and the other one from there (C-028, C-030)', () => {
  const html = one(full)
  const narrow = /<source media="\(max-width: 47\.99rem\)" srcSet="([^"]+)"/.exec(html)?.[1]
  expect(narrow).toContain('/scene/johannesburg/portrait/corolla-cross/20395c/')
  expect(/<img src="([^"]+\/scene\/[^"]+)"/.exec(html)?.[1]).toContain(
    '/garden-route/wide/corolla-cross/9c1420/',
  )
})

test('uses the picture for phones everywhere when it is the only one (C-030)', () => {
  expect(one({ mobilePicture: full.mobilePicture })).toContain('/johannesburg/wide/')
})

test('shows the picture of the title, with the title as its alternative text (C-031)', () => {
  const heading = /<h2[^>]*>(.*?)<\/h2>/.exec(one(full))?.[1] ?? ''
  expect(heading).toMatch(/<img [^>]*alt="Half of town, on electricity alone\."/)
  expect(textOf(heading)).toBe('')
})

test('labels the tabs of all slides once one has a tab title (C-032)', () => {
  const tabs = (...slides: Slide[]) =>
    [...markupOf({ blockType: 'bannerCarousel', slides }).matchAll(/data-bullet[^>]*>(.*?)<\/button>/g)].map(
      ([, html = '']) => textOf(html),
    )
  expect(tabs({ title: 'A long\ntitle', tabTitle: 'Short' }, { title: 'Of two\nlines' })).toEqual([
    'Short',
    'Of two lines',
  ])
  expect(tabs({ title: 'One' }, { title: 'Two' })).toEqual(['', ''])
})

test('shows the small print of a slide (C-033)', () => {
  expect(one({ disclaimer: 'T and C apply' })).toContain('<p class="mt-4 text-small">T and C apply</p>')
})

describe('the video of a slide', () => {
  it('runs in the slide without sound when it autoplays (C-034, D-068)', () => {
    const html = one({ hasVideo: true, video: exampleVideo({ autoplay: true }) })
    expect(html).toMatch(/<video [^>]*muted=""/)
    expect(html).not.toContain('Watch Video')
  })

  it('is opened by a button otherwise, and its picture is that of the slide (C-034)', () => {
    const html = one({ hasVideo: true, video: exampleVideo({ picture: full.picture }) })
    expect(html).toMatch(/<button type="button"[^>]* aria-haspopup="dialog"[^>]*>Watch Video/)
    expect(html).not.toMatch(/<video [^>]*muted/)
    expect(html).toContain('/garden-route/wide/')
  })

  it('is absent while the option is off', () => {
    expect(textOf(one({ video: exampleVideo() }))).toBe('Yours')
  })
})

test('sets light text on a dark overlay and dark text on a light one, stronger below plain links (C-035)', () => {
  const upload = { source: 'place', scene: 'karoo' } as const
  const simpleButtons = [{ label: 'Dates', link: { kind: 'address', address: '/vehicles' } }] as const
  const dark = one({ picture: upload, textTheme: 'dark' })
  expect(dark).toContain('on-light')
  expect(dark).toContain('data-overlay="soft"')
  const light = one({ picture: upload, textTheme: 'light' })
  expect(light).toContain('on-dark')
  expect(light).not.toContain('data-overlay')
  expect(one({ picture: upload, simpleButtons: [...simpleButtons] })).toContain('data-overlay="soft"')
})

test('shows a countdown for each of the three timers and none without one (C-036)', () => {
  const timers = ['none', 'paralympics', 'dakar', 'other'] as const
  const target = '2025-05-17T22:00:00.000Z'
  const counts = timers.map(
    (countdownTimer) => one({ countdownTimer, countdownTarget: target }).match(/role="timer"/g)?.length ?? 0,
  )
  expect(counts).toEqual([0, 1, 1, 1])
  expect(one({ countdownTimer: 'dakar' })).not.toContain('role="timer"')
  expect(textOf(one({ countdownTimer: 'dakar', countdownTarget: target }))).toContain('18 May 2025')
})

test('moves the title after 300 ms and the text after 700 ms (V-348)', () => {
  const html = one({ subtitle: 'By Friday', picture: full.picture })
  expect(html).toMatch(/<h2 class="[^"]*\bbanner-title\b/)
  expect(html).toMatch(/<div class="[^"]*\bbanner-text\b[^"]*"><p>By Friday/)
})
