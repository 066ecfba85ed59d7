import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { publishPage, signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const stores = {
  download: 'https://app.example.co.za/',
  appStore: 'https://appstore.example.co.za/app',
  googlePlay: 'https://googleplay.example.co.za/app',
  appGallery: 'https://appgallery.example.co.za/app',
}

const promoOf = (page: Page) => {
  const promo = page.locator('[data-block="appPromo"]')
  return {
    badges: promo.getByRole('link', { name: /App Store|Google Play|AppGallery/ }),
    code: promo.getByRole('img', { name: /QR code/ }),
    button: promo.getByRole('link', { name: 'Get the app' }),
  }
}

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }

for (const { variant, requirement, onWide, onPhone } of [
  {
    ...{ variant: 'default', requirement: 'C-003' },
    onWide: { badges: 3, code: true, button: false },
    onPhone: { badges: 3, code: true, button: false },
  },
  {
    ...{ variant: 'qrCode', requirement: 'C-004' },
    onWide: { badges: 0, code: true, button: false },
    onPhone: { badges: 3, code: false, button: false },
  },
  {
    ...{ variant: 'callToAction', requirement: 'C-005' },
    onWide: { badges: 0, code: false, button: true },
    onPhone: { badges: 3, code: false, button: false },
  },
]) {
  test(`shows what suits the window in the app promo ${variant} (${requirement})`, async ({
    page,
    request,
  }) => {
    await signIn(request)
    const path = `/journey-app-${variant.toLowerCase()}`
    const layout = [{ blockType: 'appPromo', title: 'The app', variant, ...stores }]
    const testPage = await publishPage(request, path, { layout })
    const { badges, code, button } = promoOf(page)
    try {
      for (const [size, shown] of [
        [wide, onWide],
        [phone, onPhone],
      ] as const) {
        await page.setViewportSize(size)
        await page.goto(path)
        await expect(badges).toHaveCount(shown.badges)
        await expect(code).toBeVisible({ visible: shown.code })
        await expect(button).toBeVisible({ visible: shown.button })
      }
    } finally {
      await testPage.remove()
    }
  })
}

test('shows badges and QR code on the page for owners, also on a phone (C-006, C-310)', async ({ page }) => {
  const { badges, code } = promoOf(page)
  for (const size of [wide, phone]) {
    await page.setViewportSize(size)
    const response = await page.goto('/owners')
    expect(response?.status()).toBe(200)
    await expect(badges).toHaveCount(3)
    await expect(code).toBeVisible()
  }
  expect(await axeViolations(page)).toEqual([])
})

test('switches text and picture with the tabs on /discover, by mouse and by keyboard (C-261, C-283)', async ({
  page,
}) => {
  await page.goto('/discover', { waitUntil: 'networkidle' })
  const section = page.locator('[data-block="tabbedTextWithImage"]')
  await expect(section.locator('section')).toHaveAttribute('data-theme', 'racing')
  await expect(section.getByRole('tabpanel')).toContainText('Door to door')
  await section.getByRole('tab', { name: 'Rally', exact: true }).click()
  await expect(section.getByRole('tabpanel')).toContainText('Against the clock')
  await page.keyboard.press('ArrowRight')
  await expect(section.getByRole('tabpanel')).toContainText('No road at all')
  await expect(section.getByRole('tab', { name: 'Rally-raid' })).toBeFocused()
})
