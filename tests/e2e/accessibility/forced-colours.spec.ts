import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { example } from '../support/catalogue.ts'
import { openPage } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', forcedColors: 'active' })

/** Removes focus and hover from the page. */
async function clearFocusAndHover(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.mouse.move(0, 0)
}

/** Counts the pixels of an element that an action changes. */
async function changedPixels(part: Locator, act: () => Promise<unknown>): Promise<number> {
  const pixels = async () =>
    sharp(await part.screenshot({ animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer()
  const before = await pixels()
  await act()
  const after = await pixels()
  let changed = 0
  for (let at = 0; at < before.length; at += 3) {
    const differences = [0, 1, 2].map((channel) =>
      Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)),
    )
    if (Math.max(...differences) > 40) changed += 1
  }
  return changed
}

/** Returns a locator that still finds the element after its attributes change. */
async function pinned(locator: Locator): Promise<Locator> {
  await locator.evaluate((element) => element.setAttribute('data-pinned', ''))
  return locator.page().locator('[data-pinned]')
}

const forms = '/catalogue/components/forms'

test('writes in the colour of highlighted text on chosen items in forced colours', async ({ page }) => {
  await openPage(page, '/vehicles/fortuner')
  const texts = page.locator('#models label[data-chosen]:has(.font-semibold) span')
  const { plain, highlighted } = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const colourOf = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    return { plain: colourOf('CanvasText'), highlighted: colourOf('HighlightText') }
  })
  expect(highlighted).not.toBe(plain)
  const styles = await texts.evaluateAll((all) =>
    all.map((element) => {
      const { color, forcedColorAdjust } = getComputedStyle(element)
      return `${color} ${forcedColorAdjust}`
    }),
  )
  expect(new Set(styles)).toEqual(new Set([`${highlighted} none`]))
})

/** Controls that can be selected: name, page, and one that is not selected yet. */
const choices: readonly (readonly [string, string, (page: Page) => Locator])[] = [
  ['a tab', '/catalogue/components/disclosure', (page) => example(page, 'tabs-few').getByRole('tab').nth(1)],
  [
    'a model',
    '/vehicles/fortuner',
    (page) => page.locator('#models fieldset').last().locator('label').nth(1),
  ],
  ['a colour', '/vehicles/fortuner', (page) => page.locator('#models label.rounded-full').last()],
  [
    'a banner',
    '/catalogue/components/carousel',
    (page) => example(page, 'fading-banners').locator('[data-bullet]').nth(1),
  ],
  ['a segment', forms, (page) => page.locator('main label:has(> input.sr-only:not(:checked))').first()],
  [
    'a box',
    forms,
    (page) => page.locator('main label:has([type="checkbox"]:not(:checked, :disabled))').first(),
  ],
  [
    'an option',
    forms,
    (page) => page.locator('main label:has(.tick[type="radio"]:not(:checked, :disabled))').first(),
  ],
]

for (const [what, path, find] of choices) {
  test(`shows in forced colours that ${what} is chosen`, async ({ page }) => {
    await openPage(page, path)
    if (what === 'a model') await page.locator('#models').getByRole('tab', { name: 'Standard' }).click()
    const choice = await pinned(find(page))
    await clearFocusAndHover(page)
    const changed = await changedPixels(choice, async () => {
      await choice.click()
      await clearFocusAndHover(page)
    })
    expect(changed).toBeGreaterThan(30)
  })
}

test('shows the edge of every button and the icon of the menu button in forced colours', async ({ page }) => {
  await openPage(page, '/catalogue/components/actions')
  const edges = await page.locator('main :is(button, a)').evaluateAll((all) =>
    all
      .filter(
        (element) =>
          getComputedStyle(element).paddingLeft !== '0px' && !element.className.includes('underlined'),
      )
      .map((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element)
        return {
          name: element.textContent,
          hasBorder:
            Number.parseFloat(borderTopWidth) >= 1 &&
            borderTopStyle === 'solid' &&
            borderTopColor !== getComputedStyle(document.documentElement).backgroundColor,
        }
      }),
  )
  expect(edges.length).toBeGreaterThan(5)
  expect(edges.filter(({ hasBorder }) => !hasBorder)).toEqual([])

  await page.setViewportSize({ width: 390, height: 800 })
  for (const path of ['/vehicles', '/gr']) {
    await openPage(page, path)
    await clearFocusAndHover(page)
    const toggle = page.getByRole('button', { name: 'Menu', exact: true })
    const bars = toggle.locator('[aria-hidden]')
    const changed = await changedPixels(toggle, () =>
      bars.evaluateAll((all) => {
        for (const bar of all) (bar as HTMLElement).style.visibility = 'hidden'
      }),
    )
    expect(changed, `bars of the menu's button on ${path}`).toBeGreaterThan(20)
  }
})

test('outlines every focused element in forced colours', async ({ page }) => {
  await openPage(page, '/catalogue/components/actions')
  for (const path of ['/catalogue/components/actions', '/catalogue/components/disclosure', '/gr']) {
    await openPage(page, path)
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body
        const styles = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
        return styles.some(
          (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
        )
      })
      expect(outline, `stop ${press + 1} on ${path}`).toBe(true)
    }
  }
})
