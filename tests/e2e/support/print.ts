import type { Page } from '@playwright/test'

/** Lists coloured text, backgrounds, bars and controls that would be printed. */
export async function printViolations(page: Page): Promise<string[]> {
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
export async function textOnPictures(page: Page): Promise<string[]> {
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
