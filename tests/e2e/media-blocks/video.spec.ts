import type { APIRequestContext, Page } from '@playwright/test'
import { publishPage, signIn, textSection } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

/** Returns the id of a file from the seed content. */
async function mediumId(request: APIRequestContext, start: string): Promise<number> {
  const response = await request.get(`/api/media?where[filename][contains]=${start}&depth=0`)
  const { docs } = (await response.json()) as { docs: { id: number }[] }
  expect(docs).toHaveLength(1)
  return docs[0]?.id ?? 0
}

async function publishVideo(request: APIRequestContext, path: string, more: object = {}) {
  await signIn(request)
  const film = await mediumId(request, 'hilux-through-south-africa-dd56')
  const captions = await mediumId(request, 'hilux-through-south-africa-en')
  const video = { source: 'file', file: film, captions: [{ language: 'en', file: captions }], ...more }
  return publishPage(request, path, {
    layout: [
      textSection('Before', 'Words. '.repeat(500)),
      { blockType: 'singleVideo', title: 'The long way round', video },
      textSection('After', 'Words. '.repeat(500)),
    ],
  })
}

const film = (page: Page) => page.locator('video')
const paused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)

test('plays on a press, hides the play mark after 700 ms and pauses on the next press (C-275, C-296, C-297)', async ({
  page,
  request,
}) => {
  const testPage = await publishVideo(request, '/journey-video')
  try {
    await page.goto('/journey-video', { waitUntil: 'networkidle' })
    await film(page).scrollIntoViewIfNeeded()
    expect(await paused(page)).toBe(true)
    const mark = page.locator('[data-play-mark]')
    await expect(mark).toBeVisible()

    await mark.click()
    await page.waitForTimeout(300)
    await expect(mark).toBeVisible()
    expect(await paused(page)).toBe(false)
    await page.waitForTimeout(700)
    await expect(mark).toBeHidden()
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)

    const { x = 0, y = 0, width = 0, height = 0 } = (await film(page).boundingBox()) ?? {}
    await page.mouse.click(x + width / 3, y + height / 3)
    expect(await paused(page)).toBe(true)
    await expect(mark).toBeVisible()
  } finally {
    await testPage.remove()
  }
})

test('plays, seeks and shows captions by keyboard', async ({ page, request }) => {
  const testPage = await publishVideo(request, '/journey-video-keys')
  try {
    await page.goto('/journey-video-keys', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Play video: The long way round' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Pause video: The long way round' })).toBeFocused()
    await page.getByRole('slider', { name: 'Position in the video' }).press('End')
    await expect.poll(() => paused(page)).toBe(true)
    const captions = page.getByRole('button', { name: 'Captions' })
    await captions.press('Enter')
    await expect(captions).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
      .toBe(3)
  } finally {
    await testPage.remove()
  }
})

test('autoplays only in view, and stays paused once the visitor pauses it (C-298, C-299, G-6)', async ({
  page,
  request,
}) => {
  const testPage = await publishVideo(request, '/journey-autoplay', { autoplay: true })
  try {
    await page.goto('/journey-autoplay', { waitUntil: 'networkidle' })
    expect(await paused(page)).toBe(true)
    const away = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const back = () => film(page).scrollIntoViewIfNeeded()
    await back()
    await expect.poll(() => paused(page)).toBe(false)
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
    await away()
    await expect.poll(() => paused(page)).toBe(true)
    await back()
    await expect.poll(() => paused(page)).toBe(false)
    await page.getByRole('button', { name: 'Pause video' }).click()
    await away()
    await back()
    await page.waitForTimeout(500)
    expect(await paused(page)).toBe(true)
  } finally {
    await testPage.remove()
  }
})

test('does not autoplay when the visitor prefers reduced motion (C-298)', async ({ page, request }) => {
  const testPage = await publishVideo(request, '/journey-still', { autoplay: true })
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/journey-still', { waitUntil: 'networkidle' })
    await film(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(800)
    expect(await paused(page)).toBe(true)
    await expect(page.locator('[data-play-mark]')).toBeVisible()
  } finally {
    await testPage.remove()
  }
})

test('shows an error when the video cannot be loaded, and plays after a retry', async ({
  page,
  request,
  tolerate,
}) => {
  tolerate(/hilux-through/)
  const testPage = await publishVideo(request, '/journey-lost')
  try {
    await page.route('**/hilux-through-south-africa-dd56*', (route) => route.abort())
    await page.goto('/journey-lost', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Play video' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be played' })).toBeVisible()
    await page.unroute('**/hilux-through-south-africa-dd56*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => paused(page)).toBe(false)
  } finally {
    await testPage.remove()
  }
})

test('plays the video of a banner with all of its fields (D-068)', async ({ page, request }) => {
  await signIn(request)
  const file = await mediumId(request, 'hilux-through-south-africa-dd56')
  const slide = {
    ...{ title: 'From the coast', subtitle: 'To the Karoo', description: 'Two minutes of road.' },
    buttons: [{ label: 'See the Hilux', look: 'primary', link: { kind: 'address', address: '/vehicles' } }],
    picture: { source: 'place', scene: 'karoo' },
    ...{ hasVideo: true, video: { source: 'file', file } },
  }
  const published = await publishPage(request, '/journey-banner', {
    layout: [{ blockType: 'bannerCarousel', label: 'Banners', slides: [slide] }],
  })
  try {
    await page.goto('/journey-banner', { waitUntil: 'networkidle' })
    const banner = page.locator('[data-block=bannerCarousel]')
    await expect(banner.getByRole('heading', { name: slide.title })).toBeVisible()
    for (const words of [slide.subtitle, slide.description])
      await expect(banner.getByText(words, { exact: true })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'See the Hilux' })).toHaveAttribute('href', '/vehicles')
    await banner.getByRole('button', { name: 'Watch Video' }).click()
    await page.locator('[data-play-mark]').click()
    await expect.poll(() => paused(page)).toBe(false)
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
  } finally {
    await published.remove()
  }
})
