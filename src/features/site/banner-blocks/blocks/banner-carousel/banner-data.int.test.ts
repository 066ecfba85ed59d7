import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import { findPublishedPage } from '#features/site/pages/server.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { loadBannerData } from './load-banner-data.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

const banners = (...slides: object[]) =>
  [
    { blockType: 'bannerCarousel', slides: slides.map((slide) => ({ title: 'Yours', ...slide })) },
  ] as LayoutBlock[]

describe('the breadcrumbs of banners', () => {
  const blocks = banners({ subtitle: 'GR Cup' }, { subtitle: 'No Such Series' }, {})

  it('name the pages of motorsport that exist (C-051)', async () => {
    expect(await loadBannerData({ path: '/gr/motorsport', blocks })).toEqual({
      state: 'ready',
      data: { links: null, titles: { '/gr/motorsport': 'Motorsport', '/gr/motorsport/gr-cup': 'GR Cup' } },
    })
  })

  it('are not looked up on other pages (C-051)', async () => {
    expect(await loadBannerData({ path: '/gr', blocks })).toEqual({ state: 'empty' })
  })
})

describe('the countdown of a banner', () => {
  const publish = (path: string, slide: object) =>
    cms.payload.create({
      collection: 'pages',
      data: { path, title: path, _status: 'published', layout: banners(slide) },
    })

  it('needs its end before the page is published, unless there is none (C-036)', async () => {
    await expect(publish('/countdown-none', { countdownTimer: 'none' })).resolves.toBeDefined()
    await expect(
      publish('/countdown-set', { countdownTimer: 'dakar', countdownTarget: '2027-01-01T00:00:00.000Z' }),
    ).resolves.toBeDefined()
    await expect(publish('/countdown-open', { countdownTimer: 'dakar' })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('is seeded with the three targets of the specification (C-036, C-412, C-413)', async () => {
    const paths = ['/gr', '/gr/motorsport/sa-rally-raid', '/discover/community/mobility-for-all']
    const pages = await Promise.all(paths.map((path) => findPublishedPage(path, 'en')))
    const targets = pages.flatMap((page) =>
      (page?.layout ?? []).flatMap((block) =>
        block.blockType === 'bannerCarousel'
          ? (block.slides ?? []).flatMap(({ countdownTimer, countdownTarget }) =>
              countdownTarget ? [[countdownTimer, Date.parse(countdownTarget)]] : [],
            )
          : [],
      ),
    )
    expect(targets).toEqual([
      ['other', Date.parse('2025-05-18T00:00:00+02:00')],
      ['dakar', Date.parse('2025-05-18T00:00:00+02:00')],
      ['paralympics', Date.parse('2025-01-03T00:00:00+02:00')],
    ])
  })
})
