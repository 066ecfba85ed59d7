import type { Page } from '@playwright/test'
import { example } from './support/catalogue.ts'
import { openPage, representativePages } from './support/representative-pages.ts'
import { expect, test } from './support/test.ts'

/** About the width of an A4 sheet between its margins. */
test.use({ viewport: { width: 680, height: 900 } })

const onPaper = (page: Page) => page.emulateMedia({ media: 'print' })

/** Text that is not black, grounds that are not white, and bars that have no place on paper: a line each. */
async function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body, body *')].filter((element) =>
      element.checkVisibility(),
    )
    const says = (element: Element, fault: string) =>
      `${location.pathname} <${element.localName}> ${(element.textContent ?? '').trim().slice(0, 30)}: ${fault}`
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const faults = shown.flatMap((element) => {
      const { color, backgroundColor, backgroundImage, position } = getComputedStyle(element)
      return [
        ownText(element) && color !== 'rgb(0, 0, 0)' ? says(element, `text is ${color}`) : '',
        backgroundColor !== 'rgba(0, 0, 0, 0)' ? says(element, `ground is ${backgroundColor}`) : '',
        backgroundImage !== 'none' ? says(element, 'has a ground of colours') : '',
        ['fixed', 'sticky'].includes(position) ? says(element, `is ${position}`) : '',
        element.matches('header, button, dialog, [popover], [role="tablist"]')
          ? says(element, 'is there')
          : '',
        element.scrollWidth > innerWidth + 1 ? says(element, 'is wider than the sheet') : '',
      ]
    })
    return [
      ...faults.filter(Boolean),
      getComputedStyle(document.documentElement).colorScheme === 'light' ? '' : 'the sheet is not white',
    ].filter(Boolean)
  })
}

/** Text that stands on a picture. */
async function textOnPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility()
    const pictures = [...document.querySelectorAll('main img')].filter(seen)
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, a)')].filter(seen).flatMap((text) => {
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
    await openPage(page, path, { asked: true })
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible()
    await onPaper(page)
    expect.soft(await faultsOnPaper(page), path).toEqual([])
    expect.soft(await textOnPictures(page), path).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})

test('prints every answer open and every tab panel under its own name', async ({ page }) => {
  await openPage(page, '/owners/help-and-support/trust-centre')
  await onPaper(page)
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
  await onPaper(page)
  const panels = example(page, 'tabs-few').getByRole('tabpanel', { includeHidden: true })
  expect(await panels.count()).toBeGreaterThan(2)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
})

test('prints every slide of a carousel, and cuts none off', async ({ page }) => {
  await openPage(page, '/catalogue/components/carousel')
  await onPaper(page)
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
          place: `${left} ${top}`,
          seen: slide.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        }
      }),
    )
    expect(
      boxes.filter(({ inside, seen }) => !inside || !seen),
      id,
    ).toEqual([])
    expect(new Set(boxes.map(({ place }) => place)).size, id).toBe(count)
  }
})

test('underlines links in printed text, and prints the URL of external ones', async ({ page }) => {
  await openPage(page, '/catalogue/components/content')
  await page
    .locator('main .prose a')
    .first()
    .evaluate((link) => link.setAttribute('href', 'https://law.example.co.za/act'))
  await onPaper(page)
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
