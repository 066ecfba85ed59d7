import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })

async function kept(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'cookie-choice')
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Moves the focus from the beginning of the page to a button of the notice. */
async function tabTo(page: Page, name: string) {
  const button = notice(page).getByRole('button', { name })
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`“${name}” is not among the first stops of the keyboard.`)
}

/** Seconds from the pinned day, as the browser's own clock keeps cookies. */
const aYear = 365 * 24 * 60 * 60

for (const width of [390, 1280]) {
  test(`asks once at ${width} px, and stores the choice for 365 days`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/vehicles')
    await expect(notice(page)).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await kept(page)).toBeUndefined()
    const now = Date.now() / 1000
    await notice(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(notice(page)).toBeHidden()
    const cookie = await kept(page)
    expect(cookie).toMatchObject({ value: '1:statistics.marketing', path: '/', sameSite: 'Lax' })
    expect(Math.abs((cookie?.expires ?? 0) - now - aYear)).toBeLessThan(24 * 60 * 60)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(notice(page)).toBeHidden()
  })
}

test('stores the rejection of all categories, and does not ask again', async ({ page }) => {
  await page.goto('/vehicles')
  await notice(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(notice(page)).toBeHidden()
  expect((await kept(page))?.value).toBe('1:')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(notice(page)).toBeHidden()
})

test('serves the same page with and without a stored choice', { tag: '@core' }, async ({ request }) => {
  const [stranger, visitor] = await Promise.all([
    request.get('/vehicles'),
    request.get('/vehicles', { headers: { cookie: 'cookie-choice=1:statistics' } }),
  ])
  const strip = (html: string) => html.replaceAll(/_rsc=\w+/g, '')
  expect(strip(await visitor.text())).toBe(strip(await stranger.text()))
  expect(visitor.headers()['set-cookie']).toBeUndefined()
})

test('opens the cookie settings in place from a link, and stores a chosen category (C-015)', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/vehicles')
  await expect(notice(page)).toBeVisible()
  await tabTo(page, 'Reject all')
  expect(await scrolled(page)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeHidden()
  expect(await kept(page)).toMatchObject({ value: '1:', path: '/', sameSite: 'Lax' })
  const link = page.getByRole('link', { name: 'Cookie settings' })
  await link.click()
  await expect(settings(page)).toBeVisible()
  await expect(page).toHaveURL(/\/vehicles$/)
  await expectNoAxeViolations(page)
  const statistics = settings(page).getByRole('checkbox', { name: /Statistics/ })
  await expect(settings(page).getByRole('checkbox', { name: /Necessary/ })).toBeDisabled()
  await expect(statistics).not.toBeChecked()
  await statistics.check()
  await settings(page).getByRole('button', { name: 'Save my choice' }).click()
  await expect(settings(page)).toBeHidden()
  await expect(link).toBeFocused()
  expect((await kept(page))?.value).toBe('1:statistics')
  await link.click()
  await expect(settings(page).getByRole('checkbox', { name: /Statistics/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  expect((await kept(page))?.value).toBe('1:statistics')
})

test('opens the cookie settings for the #cookie-settings fragment', async ({ page }) => {
  await page.goto('/vehicles#cookie-settings')
  await expect(settings(page)).toBeVisible()
  await expect(page).toHaveURL(/\/vehicles$/)
})

test('shows a separate text for the used-car programme (C-016)', async ({ page, tolerate }) => {
  tolerate(/404/)
  await page.goto('/vehicles')
  const ofTheSite = await notice(page).innerText()
  await page.goto('/automark')
  await expect(notice(page)).toContainText('Automark')
  expect(ofTheSite).not.toContain('Automark')
})

test('shows the notice in Afrikaans when the page is in Afrikaans', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: 'af', domain: '127.0.0.1', path: '/' }])
  await page.goto('/vehicles/hilux-double-cab')
  const afrikaans = page.getByRole('region', { name: 'Koekies op hierdie webwerf' })
  await expect(afrikaans).toBeVisible()
  await expect(afrikaans.getByRole('button', { name: 'Verwerp almal' })).toBeVisible()
})

for (const path of ['/vehicles', '/automark', '/vehicles/hilux-double-cab']) {
  test(`takes at most 150 px on a phone on ${path}, with three equal actions in one row`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(notice(page)).toBeVisible()
    for (const phone of [320, 390, 430]) {
      await page.setViewportSize({ width: phone, height: 844 })
      expect((await notice(page).boundingBox())?.height, `${phone} px`).toBeLessThanOrEqual(150)
      const boxes = await notice(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()))
      expect(boxes).toHaveLength(3)
      for (const { y, width, height } of boxes) {
        expect(y).toBe(boxes[0].y)
        expect(width).toBeCloseTo(boxes[0].width, 0)
        expect(height).toBeGreaterThanOrEqual(36)
      }
    }
  })
}

test('leaves the wheels of the opening free on the first visit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, width, height] of [
    ['/', 390, 844],
    ['/', 1440, 900],
    ['/vehicles/hilux-double-cab', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    await expect(notice(page)).toBeVisible()
    const top = (await notice(page).boundingBox())?.y ?? 0
    const wheels = await page
      .locator('[data-opening] img')
      .first()
      .evaluate((image) => {
        const { naturalWidth, naturalHeight } = image as HTMLImageElement
        const { bottom, width: boxWidth, height: boxHeight } = image.getBoundingClientRect()
        const scale = Math.max(boxWidth / naturalWidth, boxHeight / naturalHeight)
        // The ground line of the wide and of the tall format, from the bottom of the drawing.
        const ground = naturalWidth > naturalHeight ? 90 : 240
        return bottom - ground * scale
      })
    expect.soft(wheels, `${path} at ${width} px`).toBeLessThanOrEqual(top)
  }
})

test('is one of the first stops of the keyboard, and gives the focus back', async ({ page }) => {
  await page.goto('/vehicles')
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  const stops: string[] = []
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(stops).toEqual(expect.arrayContaining(['Accept all', 'Reject all', 'Choose']))
  await notice(page).getByRole('button', { name: 'Reject all' }).press('Enter')
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
})

test('moves the focus to what is in the window, where the page has been scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/vehicles')
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await tabTo(page, 'Reject all')
  expect(await scrolled(page)).toBe(900)
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeHidden()
  const focused = page.locator(':focus')
  await expect(focused).not.toHaveText('Skip to the content')
  await expect(focused).toBeInViewport()
  expect(await scrolled(page)).toBe(900)
})

test('moves the focus to the main heading after a press of the mouse', async ({ page }) => {
  await page.goto('/vehicles')
  const box = await notice(page).getByRole('button', { name: 'Accept all' }).boundingBox()
  if (!box) throw new Error('The notice is not visible.')
  // Not click(), which scrolls the heading out of the window.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('keeps the notice from covering the focused element during keyboard navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/vehicles')
  await expect(notice(page)).toBeVisible()
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement
      const region = document.querySelector('section[aria-label="Cookies on this site"]')
      if (!focused || !region || focused === document.body || region.contains(focused)) return null
      const { top } = focused.getBoundingClientRect()
      return top >= region.getBoundingClientRect().top ? focused.outerHTML.slice(0, 120) : null
    })
    expect(hidden).toBeNull()
  }
})

test('shows the notice without layout shift', async ({ page }) => {
  await page.clock.setSystemTime(PINNED_CLOCK)
  await page.goto('/vehicles')
  await expect(notice(page)).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
  expect(shift).toBe(0)
})
