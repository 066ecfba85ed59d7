import type { Page } from '@playwright/test'
import { isExhaustive } from '../../scale.ts'
import { axeViolations } from '../support/axe.ts'
import { example, groups } from '../support/catalogue.ts'
import { expectEdgesOfButtons, expectOutlinedFocus, expectVisibleChoice } from '../support/forced-colours.ts'
import { addStyles, openPage } from '../support/representative-pages.ts'
import { smallTargets } from '../support/target-size.ts'
import { expect, test } from '../support/test.ts'
import { textLayoutErrors } from '../support/text-layout.ts'
import { emulateFinger } from '../support/touch.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

type Group = (typeof groups)[number]
type Probe = (page: Page) => Promise<void>

/** What a group shows in forced colours. */
const forcedColours: Partial<Record<Group, Probe>> = {
  actions: async (page) => {
    await expectEdgesOfButtons(page)
    await expectOutlinedFocus(page)
  },
  disclosure: async (page) => {
    await expectOutlinedFocus(page)
    await expectVisibleChoice(example(page, 'tabs-few').getByRole('tab').nth(1))
  },
  carousel: (page) => expectVisibleChoice(example(page, 'fading-banners').locator('[data-bullet]').nth(1)),
  forms: async (page) => {
    for (const choice of [
      'label:has(> input.sr-only:not(:checked))',
      'label:has([type="checkbox"]:not(:checked, :disabled))',
      'label:has(.tick[type="radio"]:not(:checked, :disabled))',
    ])
      await expectVisibleChoice(page.locator(`main ${choice}`).first())
  },
}

/** The slides of each carousel of the catalogue. */
const slideCounts = { 'carousel-cards': 6, 'carousel-twelve': 12, 'fading-banners': 3 }

/** What a group prints. */
const print: Partial<Record<Group, Probe>> = {
  disclosure: async (page) => {
    const panels = example(page, 'tabs-few').getByRole('tabpanel', { includeHidden: true })
    expect(await panels.count()).toBeGreaterThan(2)
    for (const panel of await panels.all()) await expect(panel).toBeVisible()
  },
  carousel: async (page) => {
    for (const [id, count] of Object.entries(slideCounts)) {
      const slides = example(page, id).locator('[aria-roledescription="slide"]')
      await expect(slides).toHaveCount(count)
      const boxes = await slides.evaluateAll((all) =>
        all.map((slide) => {
          const { left, right, top } = slide.getBoundingClientRect()
          return {
            inside: left >= 0 && right <= innerWidth,
            position: `${left} ${top}`,
            visible: slide.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          }
        }),
      )
      expect(
        boxes.filter(({ inside, visible }) => !inside || !visible),
        id,
      ).toEqual([])
      expect(new Set(boxes.map(({ position }) => position)).size, id).toBe(count)
    }
  },
  content: async (page) => {
    const links = page.locator('main .prose a')
    await links.first().evaluate((link) => link.setAttribute('href', 'https://law.example.co.za/act'))
    const styles = await links.evaluateAll((all) =>
      all.map((link) => ({
        line: getComputedStyle(link).textDecorationLine,
        after: getComputedStyle(link, '::after').content,
        href: link.getAttribute('href') ?? '',
      })),
    )
    for (const { line, after, href } of styles) {
      expect(line).toBe('underline')
      if (href.startsWith('http')) expect(after).toContain(href)
      else expect(after).toBe('none')
    }
  },
}

/** Weight and width of the two largest headings. */
const headings = {
  light: [
    ['560', '108%'],
    ['560', '108%'],
  ],
  racing: [
    ['780', '125%'],
    ['700', '122%'],
  ],
}

const headingsOf = (page: Page) =>
  page.locator('[data-example="tokens-type"] p').evaluateAll((sizes) =>
    sizes.slice(0, 2).map((size) => {
      const { fontWeight, fontStretch } = getComputedStyle(size)
      return [fontWeight, fontStretch]
    }),
  )

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    scrollTo({ top: 0, behavior: 'instant' })
    document.documentElement.style.fontSize = `${size}%`
  }, percent)

/** Source: WCAG 2.2, 2.5.5 (44 px for a finger) and 2.5.8 (24 px for a mouse). */
const probeTargets = (page: Page, group: Group, min: number) =>
  test.step(`has targets of ${min} px`, async () => {
    expect.soft(await smallTargets(page, min)).toEqual([])
    if (group !== 'overlays') return
    await page.getByRole('button', { name: 'All equipment' }).click()
    expect.soft(await smallTargets(page, min, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
  })

const expectNoSidewaysScrolling = (page: Page, textSize: number) =>
  test.step(`fits the window at ${textSize} % text size`, async () => {
    await setTextSize(page, textSize)
    const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect.soft(content).toBe(width)
  })

async function probeForcedColours(page: Page, group: Group): Promise<void> {
  const probe = forcedColours[group]
  if (!probe) return
  await test.step('shows focus, edges and choices in forced colours', async () => {
    await setTextSize(page, 100)
    await page.emulateMedia({ forcedColors: 'active' })
    await probe(page)
    await page.emulateMedia({ forcedColors: 'none' })
  })
}

async function probePrint(page: Page, group: Group): Promise<void> {
  const probe = print[group]
  if (!probe) return
  await test.step('is printed whole', async () => {
    await page.setViewportSize({ width: 680, height: 900 })
    await setTextSize(page, 100)
    await page.emulateMedia({ media: 'print' })
    await probe(page)
  })
}

for (const theme of ['light', 'racing'] as const) {
  // Both themes share the sizes of targets, forced colours and print.
  const isLight = theme === 'light'
  for (const group of groups) {
    const inGate = isLight || group === 'tokens' || group === 'content'
    test(`passes every probe of accessibility and layout: ${group}, ${theme}`, {
      tag: inGate ? '@core' : [],
    }, async ({ page }) => {
      await openPage(page, `/catalogue/components/${isLight ? '' : 'gr-'}${group}`)
      if (group === 'tokens') expect(await headingsOf(page)).toEqual(headings[theme])
      await test.step('has no axe violations', async () => {
        expect.soft(await axeViolations(page)).toEqual([])
      })
      // What a typeface breaks shows in one theme first; its colours do not.
      if (!isLight && !isExhaustive) return
      if (isLight) await probeTargets(page, group, 24)
      if (isLight) await probeForcedColours(page, group)

      await page.setViewportSize({ width: 320, height: 640 })
      const backToMouse = await emulateFinger(page)
      await expectNoSidewaysScrolling(page, 100)
      if (isLight) await probeTargets(page, group, 44)
      await backToMouse()

      await page.setViewportSize({ width: 390, height: 800 })
      await expectNoSidewaysScrolling(page, 200)
      await test.step('has no clipped or overlapping text at 400 px and 200 %', async () => {
        await page.setViewportSize({ width: 400, height: 800 })
        expect.soft(await textLayoutErrors(page)).toEqual([])
      })
      if (isLight) await probePrint(page, group)
    })
  }
}

test('detects small targets, and text that is clipped, overflows or overlaps other text', {
  tag: '@core',
}, async ({ page }) => {
  await openPage(page, '/privacy-notice')
  const withStyles = async (css: string, probe: () => Promise<string[]>) => {
    const removeStyles = await addStyles(page, css)
    const found = await probe()
    await removeStyles()
    return found
  }
  const smallLinks = () => smallTargets(page, 24, 'footer')
  const badTexts = () => textLayoutErrors(page)
  expect([...(await smallLinks()), ...(await badTexts())]).toEqual([])
  expect(
    await withStyles(
      'footer a { position: fixed; top: 50%; left: 0; height: 12px; min-height: 0 }',
      smallLinks,
    ),
  ).not.toEqual([])
  expect(await withStyles('main p { height: 1.2em; overflow: hidden }', badTexts)).not.toEqual([])
  expect(await withStyles('footer a { width: 3em; white-space: nowrap }', badTexts)).not.toEqual([])
  expect(await withStyles('main p { margin-top: -3em !important }', badTexts)).not.toEqual([])
})
