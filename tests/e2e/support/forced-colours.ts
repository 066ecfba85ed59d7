import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './test.ts'

/** Removes focus and hover from the page. */
export async function clearFocusAndHover(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.mouse.move(0, 0)
}

/** Counts the pixels of an element that an action changes. */
export async function changedPixels(part: Locator, act: () => Promise<unknown>): Promise<number> {
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
  await locator.evaluate((element) => {
    for (const other of document.querySelectorAll('[data-pinned]')) other.removeAttribute('data-pinned')
    element.setAttribute('data-pinned', '')
  })
  return locator.page().locator('[data-pinned]')
}

/** Chooses an item that is not chosen yet, and expects it to look different then. */
export async function expectVisibleChoice(item: Locator): Promise<void> {
  const choice = await pinned(item)
  await clearFocusAndHover(item.page())
  const changed = await changedPixels(choice, async () => {
    await choice.click()
    await clearFocusAndHover(item.page())
  })
  expect(changed).toBeGreaterThan(30)
}

/** Expects the first twelve stops of the keyboard to be outlined. */
export async function expectOutlinedFocus(page: Page): Promise<void> {
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const styles = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
      return styles.some(
        (style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      )
    })
    expect(outline, `stop ${press + 1} on ${page.url()}`).toBe(true)
  }
}

/** Expects every button of a page to have an edge of another colour than the page. */
export async function expectEdgesOfButtons(page: Page): Promise<void> {
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
}
