import type { Locator } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { publishPage, signIn } from '../support/editor.ts'
import { expect, test } from '../support/test.ts'

const stores = {
  download: 'https://app.example.co.za/',
  appStore: 'https://appstore.example.co.za/app',
  googlePlay: 'https://googleplay.example.co.za/app',
  appGallery: 'https://appgallery.example.co.za/app',
}

const partsOf = (promo: Locator) => ({
  badges: promo.getByRole('link', { name: /App Store|Google Play|AppGallery/ }),
  code: promo.getByRole('img', { name: /QR code/ }),
  button: promo.getByRole('link', { name: 'Get the app' }),
})

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }

const variants = [
  {
    variant: 'default',
    onWide: { badges: 3, code: true, button: false },
    onPhone: { badges: 3, code: true, button: false },
  },
  {
    variant: 'qrCode',
    onWide: { badges: 0, code: true, button: false },
    onPhone: { badges: 3, code: false, button: false },
  },
  {
    variant: 'callToAction',
    onWide: { badges: 0, code: false, button: true },
    onPhone: { badges: 3, code: false, button: false },
  },
] as const

test('shows in each variant of the app promo what suits the window (C-003, C-004, C-005)', {
  tag: '@core',
}, async ({ page, request }) => {
  await signIn(request)
  const layout = variants.map(({ variant }) => ({
    ...{ blockType: 'appPromo', title: 'The app', variant },
    ...stores,
  }))
  const testPage = await publishPage(request, '/journey-app', { layout })
  try {
    await page.setViewportSize(wide)
    await page.goto('/journey-app')
    for (const [size, key] of [
      [wide, 'onWide'],
      [phone, 'onPhone'],
    ] as const) {
      await page.setViewportSize(size)
      for (const [index, expected] of variants.entries()) {
        await test.step(`${expected.variant} at ${size.width} px`, async () => {
          const { badges, code, button } = partsOf(page.locator('[data-block="appPromo"]').nth(index))
          await expect(badges).toHaveCount(expected[key].badges)
          await expect(code).toBeVisible({ visible: expected[key].code })
          await expect(button).toBeVisible({ visible: expected[key].button })
        })
      }
    }
  } finally {
    await testPage.remove()
  }
})

test('shows badges and QR code on the page for owners, also on a phone (C-006, C-310)', async ({ page }) => {
  const { badges, code } = partsOf(page.locator('[data-block="appPromo"]'))
  await page.setViewportSize(wide)
  const response = await page.goto('/owners')
  expect(response?.status()).toBe(200)
  for (const size of [wide, phone]) {
    await page.setViewportSize(size)
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
