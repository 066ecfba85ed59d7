import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { PINNED_CLOCK } from './support/settings.ts'
import { expect, test } from './support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const vehicles = (page: Page) => menu(page).getByRole('link', { name: 'Vehicles', exact: true })
const fortuner = (page: Page) => menu(page).getByRole('link', { name: /^Fortuner/ })
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

/** Open at the width, with the cookie question answered, so that nothing lies over the page. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.context().addCookies([{ name: 'cookie-choice', value: '1:', domain: '127.0.0.1', path: '/' }])
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path, { waitUntil: 'networkidle' })
}

test.describe('the main menu', () => {
  test('V-185: at 961 px a bar, at 959 px a button that opens and closes the list', async ({ page }) => {
    await open(page, '/vehicles', 961)
    await expect(vehicles(page)).toBeVisible()
    await expect(toggle(page)).toBeHidden()
    await page.setViewportSize({ width: 959, height: 800 })
    await expect(vehicles(page)).toBeHidden()
    await toggle(page).click()
    await expect(vehicles(page)).toBeVisible()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await toggle(page).click()
    await expect(vehicles(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('C-345: a dropdown opens 300 ms after the pointer came and closes 300 ms after it went', async ({
    page,
  }) => {
    await page.clock.install({ time: PINNED_CLOCK })
    await open(page, '/vehicles', 1280)
    await page.clock.pauseAt(new Date(Date.parse(PINNED_CLOCK) + 60_000))
    await vehicles(page).hover()
    await page.clock.runFor(250)
    await expect(fortuner(page)).toBeHidden()
    await page.clock.runFor(100)
    await expect(fortuner(page)).toBeVisible()
    await page.mouse.move(640, 790)
    await page.clock.runFor(250)
    await expect(fortuner(page)).toBeVisible()
    await vehicles(page).hover()
    await page.clock.runFor(1000)
    await expect(fortuner(page)).toBeVisible()
    await page.mouse.move(640, 790)
    await page.clock.runFor(350)
    await expect(fortuner(page)).toBeHidden()
  })

  test('C-345: its items lead to their URL', async ({ page }) => {
    await open(page, '/vehicles', 1280)
    await vehicles(page).hover()
    await fortuner(page).click()
    await expect(page).toHaveURL(/\/vehicles\/fortuner$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Fortuner' })).toBeVisible()
    await expect(fortuner(page)).toBeHidden()
  })

  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    test(`C-345: ${key} opens it, Escape closes it and gives the focus back`, async ({ page }) => {
      await open(page, '/vehicles', 1280)
      await vehicles(page).focus()
      await page.keyboard.press(key)
      await expect(fortuner(page)).toBeVisible()
      await expect(vehicles(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(page).toHaveURL(/\/vehicles$/)
      const first = menu(page).getByRole('link', { name: 'All vehicles' })
      if (key !== 'ArrowDown') await page.keyboard.press('Tab')
      await expect(first).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(fortuner(page)).toBeHidden()
      await expect(vehicles(page)).toBeFocused()
      await expect(vehicles(page)).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('Escape closes it for a mouse, a press outside too, and so does the focus when it goes on', async ({
    page,
  }) => {
    await open(page, '/vehicles', 1280)
    await vehicles(page).hover()
    await expect(fortuner(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(fortuner(page)).toBeHidden()
    await vehicles(page).focus()
    await page.keyboard.press('Enter')
    await expect(fortuner(page)).toBeVisible()
    await page.mouse.click(640, 795)
    await expect(fortuner(page)).toBeHidden()
    await vehicles(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(fortuner(page)).toBeHidden()
  })

  test('its drawings are asked for when it is opened', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, '/vehicles/hiace', 1280)
    const before = asked.filter((url) => url.includes('/vehicle')).length
    await page.evaluate(() => scrollTo(0, 0))
    await vehicles(page).hover()
    await expect(fortuner(page).locator('img')).toBeVisible()
    await expect
      .poll(() =>
        fortuner(page)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    expect(asked.filter((url) => url.includes('/vehicle')).length).toBeGreaterThan(before)
    expect(asked.filter((url) => /\/art\/[^/]+\/vehicle\/fortuner/.test(url)).length).toBeGreaterThan(0)
  })

  test('C-345: a finger opens it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`, { waitUntil: 'networkidle' })
    await vehicles(page).tap()
    await expect(fortuner(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await vehicles(page).tap()
    await expect(fortuner(page)).toBeHidden()
    await context.close()
  })

  test('the link of its label works without JavaScript, and the menu of a phone opens', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    await toggle(page).click()
    await vehicles(page).click()
    await expect(page).toHaveURL(/\/vehicles$/)
    await context.close()
  })

  test('the page the visitor is on is marked, in the menu and after going elsewhere', async ({ page }) => {
    await open(page, '/vehicles', 1280)
    await expect(vehicles(page)).toHaveAttribute('aria-current', 'page')
    await page.goto('/vehicles/fortuner', { waitUntil: 'networkidle' })
    await expect(vehicles(page)).toHaveAttribute('aria-current', 'true')
    await page
      .getByRole('link', { name: /, Home$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/$/)
    await expect(vehicles(page)).not.toHaveAttribute('aria-current', /./)
  })
})

test.describe('the menu of a phone', () => {
  test('keeps the focus and the page where they are, closes with Escape and on the way to a page', async ({
    page,
  }) => {
    await open(page, '/', 390)
    await toggle(page).click()
    await expect(vehicles(page)).toBeVisible()
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('header') !== null,
      )
      expect(inside).toBe(true)
    }
    await page.mouse.move(195, 600)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(vehicles(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await toggle(page).click()
    await vehicles(page).click()
    await fortuner(page).click()
    await expect(page).toHaveURL(/\/vehicles\/fortuner$/)
    await expect(vehicles(page)).toBeHidden()
    expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]'))).toBeNull()
  })
})

test('C-344: the way back to the top is absent at 150 px, present at 250 px, and gone once it was taken', async ({
  page,
}) => {
  await open(page, '/vehicles', 1280)
  const control = page.getByRole('button', { name: 'Back to the top' })
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
  await page.waitForTimeout(300)
  await expect(control).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }))
  await expect(control).toBeVisible()
  await control.click()
  await expect(control).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the way back to the top does not glide for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/vehicles', 1280)
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Back to the top' }).click()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor)

test('C-334 C-335: the racing dress goes by the path', async ({ page, tolerate }) => {
  tolerate(/404/)
  const dark = 'rgb(8, 9, 11)'
  const light = 'rgb(245, 243, 239)'
  for (const path of ['/gr', '/gr/merchandise', '/vehicles/gr-yaris', '/discover/csr/junior-academy']) {
    await page.goto(path)
    // A page that is not there is put together by its scripts.
    await expect.poll(() => background(page), path).toBe(dark)
  }
  for (const path of [
    '/discover/programme',
    '/dealers/groups/x',
    '/dealers/bryanston/group-specials',
    '/vehicles',
  ]) {
    await page.goto(path)
    await expect.poll(() => background(page), path).toBe(light)
  }
})

test('C-334: headings of the racing dress are wide and heavy', async ({ page }) => {
  const heading = async (path: string) => {
    await page.goto(path)
    return page.getByRole('heading', { level: 1 }).evaluate((h1) => {
      const { fontStretch, fontWeight } = getComputedStyle(h1)
      return [fontStretch, fontWeight]
    })
  }
  expect(await heading('/gr')).toEqual(['125%', '780'])
  expect(await heading('/vehicles')).toEqual(['108%', '560'])
})

test('C-336: the same button looks different in the racing dress', async ({ page }) => {
  const look = async (path: string) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Choose cookies' }).click()
    const save = page.getByRole('button', { name: 'Save my choice' })
    return save.evaluate((button) => getComputedStyle(button).backgroundColor)
  }
  expect(await look('/gr')).not.toBe(await look('/owners'))
})

test('C-309: every page is open to everybody', async ({ crawled }) => {
  expect(crawled.broken.filter((line) => /^40[13] /.test(line))).toEqual([])
  expect(crawled.pages.filter(({ html }) => html.includes('type="password"'))).toEqual([])
})

for (const [dress, path] of [
  ['light', '/vehicles/fortuner'],
  ['racing', '/gr'],
] as const) {
  for (const width of [320, 390, 1440]) {
    test(`nothing bars anybody from the frame in the ${dress} dress at ${width} px, open menus included`, async ({
      page,
    }) => {
      await open(page, path, width)
      await expectNoAxeViolations(page)
      if (width < 960) {
        await toggle(page).click()
        await expectNoAxeViolations(page)
        const sideways = () =>
          page.evaluate(() => {
            const nav = document.querySelector('header nav')
            return (nav?.scrollWidth ?? 0) - (nav?.clientWidth ?? 0)
          })
        expect(await sideways()).toBe(0)
      }
      for (const label of await menu(page).locator('[aria-expanded]:visible').all()) {
        await label.focus()
        await page.keyboard.press('Enter')
        await expect(label).toHaveAttribute('aria-expanded', 'true')
        await page.waitForTimeout(300)
        await expectNoAxeViolations(page)
      }
    })
  }
}
