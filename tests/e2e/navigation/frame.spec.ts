import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { openAtWidth } from '../support/open-at-width.ts'
import { PINNED_CLOCK } from '../support/settings.ts'
import { expect, test } from '../support/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const vehicles = (page: Page) => menu(page).getByRole('link', { name: 'Vehicles', exact: true })
const submenu = (page: Page) => menu(page).getByRole('button', { name: 'Vehicles (submenu)' })
const fortuner = (page: Page) => menu(page).getByRole('link', { name: /^Fortuner/ })
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

test.describe('the main menu', () => {
  test('shows a bar at 961 px, and at 959 px a button that opens and closes the list (V-185)', {
    tag: '@core',
  }, async ({ page }) => {
    await openAtWidth(page, '/vehicles', 961)
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

  test('opens a dropdown 300 ms after the pointer enters and closes it 300 ms after it leaves (C-345)', async ({
    page,
  }) => {
    await page.clock.install({ time: PINNED_CLOCK })
    await openAtWidth(page, '/vehicles', 1280)
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

  test('opens the page of a dropdown item (C-345)', { tag: '@core' }, async ({ page }) => {
    await openAtWidth(page, '/vehicles', 1280)
    await vehicles(page).hover()
    await fortuner(page).click()
    await expect(page).toHaveURL(/\/vehicles\/fortuner$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Fortuner' })).toBeVisible()
    await expect(fortuner(page)).toBeHidden()
  })

  test('opens a dropdown with Enter, Space and ArrowDown, closes it with Escape and restores the focus (C-345)', {
    tag: '@core',
  }, async ({ page }) => {
    await openAtWidth(page, '/vehicles', 1280)
    await submenu(page).focus()
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await test.step(key, async () => {
        await page.keyboard.press(key)
        await expect(fortuner(page)).toBeVisible()
        await expect(submenu(page)).toHaveAttribute('aria-expanded', 'true')
        const first = menu(page).getByRole('link', { name: 'All vehicles' })
        if (key !== 'ArrowDown') await page.keyboard.press('Tab')
        await expect(first).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(fortuner(page)).toBeHidden()
        await expect(submenu(page)).toBeFocused()
        await expect(submenu(page)).toHaveAttribute('aria-expanded', 'false')
      })
    }
  })

  for (const width of [390, 1280]) {
    test(`follows the label with Enter and opens the panel with the button beside it at ${width} px`, async ({
      page,
    }) => {
      await openAtWidth(page, '/owners', width)
      if (width < 960) await toggle(page).click()
      await expect(menu(page).locator('a[aria-expanded]')).toHaveCount(0)
      await vehicles(page).focus()
      await page.keyboard.press('Tab')
      await expect(submenu(page)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(fortuner(page)).toBeVisible()
      await page.keyboard.press('Space')
      await expect(fortuner(page)).toBeHidden()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/vehicles$/)
    })
  }

  test('closes a dropdown on Escape, on a press outside and when the focus leaves', async ({ page }) => {
    await openAtWidth(page, '/vehicles', 1280)
    await vehicles(page).hover()
    await expect(fortuner(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(fortuner(page)).toBeHidden()
    await submenu(page).focus()
    await page.keyboard.press('Enter')
    await expect(fortuner(page)).toBeVisible()
    await page.mouse.click(640, 795)
    await expect(fortuner(page)).toBeHidden()
    await submenu(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(fortuner(page)).toBeHidden()
  })

  test('opens and closes a dropdown by touch (C-345)', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`, { waitUntil: 'networkidle' })
    await submenu(page).tap()
    await expect(fortuner(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await submenu(page).tap()
    await expect(fortuner(page)).toBeHidden()
    await context.close()
  })

  test('opens on a phone and follows the link of a label without JavaScript', async ({
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

  test('marks the current page, and removes the mark after navigation', async ({ page }) => {
    await openAtWidth(page, '/vehicles', 1280)
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

test.describe('the phone menu', () => {
  test('traps the focus, locks page scrolling, and closes on Escape and on navigation', {
    tag: '@core',
  }, async ({ page }) => {
    await openAtWidth(page, '/', 390)
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
    await submenu(page).click()
    await fortuner(page).click()
    await expect(page).toHaveURL(/\/vehicles\/fortuner$/)
    await expect(vehicles(page)).toBeHidden()
    expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]'))).toBeNull()
  })
})

test('serves every page without authentication (C-309, D-016)', { tag: '@core' }, async ({ crawled }) => {
  expect(crawled.broken.filter((line) => /^40[13] /.test(line))).toEqual([])
  expect(crawled.pages.filter(({ html }) => html.includes('type="password"'))).toEqual([])
})

for (const [theme, path] of [
  ['light', '/vehicles/fortuner'],
  ['racing', '/gr'],
] as const) {
  for (const width of [320, 1440]) {
    test(`has no axe violations in the ${theme} theme at ${width} px, open menus included`, async ({
      page,
    }) => {
      // Every menu is checked, each on the whole page.
      test.setTimeout(90_000)
      await openAtWidth(page, path, width)
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
