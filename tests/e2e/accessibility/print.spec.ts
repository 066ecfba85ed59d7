import type { Page } from '@playwright/test'
import { example } from '../support/catalogue.ts'
import { openPage, representativePages } from '../support/representative-pages.ts'
import { expect, test } from '../support/test.ts'

/** About the width of an A4 page between its margins. */
test.use({ viewport: { width: 680, height: 900 } })

const emulatePrint = (page: Page) => page.emulateMedia({ media: 'print' })

/** Lists coloured text, backgrounds, bars and controls that would be printed. */
async function printViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const visible = [...document.querySelectorAll('body, body *')].filter((element) =>
      element.checkVisibility(),
    )
    const describe = (element: Element, violation: string) =>
      `${location.pathname} <${element.localName}> ${(element.textContent ?? '').trim().slice(0, 30)}: ${violation}`
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const violations = visible.flatMap((element) => {
      const { color, backgroundColor, backgroundImage, position } = getComputedStyle(element)
      return [
        ownText(element) && color !== 'rgb(0, 0, 0)' ? describe(element, `text is ${color}`) : '',
        backgroundColor !== 'rgba(0, 0, 0, 0)' ? describe(element, `background is ${backgroundColor}`) : '',
        backgroundImage !== 'none' ? describe(element, 'has a background image') : '',
        ['fixed', 'sticky'].includes(position) ? describe(element, `is ${position}`) : '',
        element.matches('header, button, dialog, [popover], [role="tablist"]')
          ? describe(element, 'is printed')
          : '',
        element.scrollWidth > innerWidth + 1 ? describe(element, 'is wider than the page') : '',
      ]
    })
    return [
      ...violations.filter(Boolean),
      getComputedStyle(document.documentElement).colorScheme === 'light' ? '' : 'the page is not white',
    ].filter(Boolean)
  })
}

/** Lists text that lies over a picture. */
async function textOnPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility()
    const pictures = [...document.querySelectorAll('main img')].filter(isVisible)
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, a)')].filter(isVisible).flatMap((text) => {
      const one = text.getBoundingClientRect()
      const over = pictures.some((picture) => {
        const other = picture.getBoundingClientRect()
        return (
          one.width > 2 &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
        )
      })
      return over ? [`${location.pathname}: ${text.textContent?.trim().slice(0, 40)}`] : []
    })
  })
}

test('prints pages black on white, without bars, buttons or text over pictures', async ({ page }) => {
  test.setTimeout(90_000)
  for (const path of representativePages) {
    await openPage(page, path, { cookieNotice: true })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
    await emulatePrint(page)
    expect.soft(await printViolations(page), path).toEqual([])
    expect.soft(await textOnPictures(page), path).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('prints every FAQ answer expanded and every tab panel with its name', async ({ page }) => {
  await openPage(page, '/owners/help-and-support/trust-centre')
  await emulatePrint(page)
  const parts = await page.evaluate(() => {
    const height = (element: Element | null) => element?.getBoundingClientRect().height ?? 0
    return {
      answers: [...document.querySelectorAll('main details > :not(summary)')].map(height),
      panels: [...document.querySelectorAll('main [role="tabpanel"]')].map((panel) => ({
        height: height(panel),
        name: getComputedStyle(panel, '::before').content,
      })),
    }
  })
  expect(parts.answers.length).toBeGreaterThan(3)
  expect(parts.answers.filter((height) => height < 20)).toEqual([])
  for (const { height, name } of parts.panels) {
    expect(height).toBeGreaterThan(40)
    expect(name).toMatch(/^".+"$/)
  }

  await page.emulateMedia({ media: 'screen' })
  await openPage(page, '/catalogue/components/disclosure')
  await emulatePrint(page)
  const panels = example(page, 'tabs-few').getByRole('tabpanel', { includeHidden: true })
  expect(await panels.count()).toBeGreaterThan(2)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
})

test('prints every slide of a carousel uncropped', async ({ page }) => {
  await openPage(page, '/catalogue/components/carousel')
  await emulatePrint(page)
  for (const [id, count] of [
    ['carousel-cards', 6],
    ['carousel-twelve', 12],
    ['fading-banners', 3],
  ] as const) {
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
})

test('underlines links in printed text, and prints the URL of external ones', async ({ page }) => {
  await openPage(page, '/catalogue/components/content')
  await page
    .locator('main .prose a')
    .first()
    .evaluate((link) => link.setAttribute('href', 'https://law.example.co.za/act'))
  await emulatePrint(page)
  const links = await page.locator('main .prose a').evaluateAll((all) =>
    all.map((link) => ({
      line: getComputedStyle(link).textDecorationLine,
      after: getComputedStyle(link, '::after').content,
      elsewhere: link.getAttribute('href')?.startsWith('http'),
      href: link.getAttribute('href'),
    })),
  )
  expect(links.some(({ elsewhere }) => elsewhere)).toBe(true)
  for (const { line, after, elsewhere, href } of links) {
    expect(line).toBe('underline')
    if (elsewhere) expect(after).toContain(href)
    else expect(after).toBe('none')
  }
})
