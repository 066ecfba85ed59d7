import { cookieOf } from '../support/served-language.ts'
import { only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

const dealer = '/dealers/marula-toyota-bryanston/new-vehicles'

test('shows the current offer on the Fortuner page, and no expired one (C-338)', { tag: '@core' }, async ({
  request,
}) => {
  const { document } = await readPage(request, '/vehicles/fortuner')
  expect(textsOf(document, 'h2, h3, h4')).toContain('12 months insurance and a R 10 000 excess reducer')
  expect(textOf(only(document, 'body'))).not.toContain('Winter 2024')
})

for (const width of [390, 768, 1280]) {
  test(`shows the Starlet uncropped at ${width} px (C-339)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    expect((await page.goto('/vehicles/toyota-starlet', { waitUntil: 'networkidle' }))?.status()).toBe(200)
    const outside = await page
      .locator('img[fetchpriority="high"]')
      .evaluate(async (img: HTMLImageElement) => {
        // Inserts the drawing as inline SVG at the size of the picture, so that the car can be measured.
        const box = img.getBoundingClientRect()
        const { objectFit, objectPosition } = getComputedStyle(img)
        if (objectFit !== 'cover') throw new Error(`The picture is shown as ${objectFit}.`)
        const scale = Math.max(box.width / img.naturalWidth, box.height / img.naturalHeight)
        const [width, height] = [img.naturalWidth * scale, img.naturalHeight * scale]
        const [across = 0.5, down = 0.5] = objectPosition
          .split(' ')
          .map((share) => Number.parseFloat(share) / 100)
        const drawing = document.createElement('div')
        // Its own styles move the wheels; the policy of the page would refuse them here.
        drawing.innerHTML = (await (await fetch(img.currentSrc)).text()).replace(/<style>.*?<\/style>/gs, '')
        const svg = drawing.querySelector('svg')
        if (!svg) throw new Error('The picture is not an SVG drawing.')
        Object.assign(svg.style, {
          position: 'fixed',
          left: '0',
          top: '0',
          width: `${width}px`,
          height: `${height}px`,
        })
        document.body.append(drawing)
        const car = svg.querySelector('g[id$="-car"]')?.getBoundingClientRect()
        if (!car || car.width < 100) throw new Error('There is no car in the drawing.')
        const [left, top] = [(width - box.width) * across, (height - box.height) * down]
        const beyond = (amount: number) => Math.max(0, Math.round(amount))
        return {
          left: beyond(left - car.left),
          top: beyond(top - car.top),
          right: beyond(car.right - left - box.width),
          bottom: beyond(car.bottom - top - box.height),
        }
      })
    expect(outside).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  })
}

test('shows dealer pages in English regardless of the cookie (D-006, D-008)', async ({ request }) => {
  for (const cookie of ['', cookieOf.af, cookieOf.zu]) {
    for (const [path, words] of [
      [dealer, 'Hilux Double Cab'],
      [`${dealer}/fortuner`, 'Choose yours'],
    ] as const) {
      const { document } = await readPage(request, path, cookie)
      expect(document.documentElement.lang, `${path} with ${cookie}`).toBe('en')
      expect(textOf(only(document, 'main')), `${path} with ${cookie}`).toContain(words)
    }
  }
})

for (const [language, heading] of [
  ['af', 'Volledige spesifikasies.'],
  ['zu', 'Imininingwane ephelele.'],
] as const) {
  test(`follows the language cookie “${language}” on the page of a dealer for a Hilux (D-007)`, {
    tag: '@core',
  }, async ({ request }) => {
    const { document } = await readPage(request, `${dealer}/hilux-single-cab`, cookieOf[language])
    expect(document.documentElement.lang).toBe(language)
    expect(textsOf(document, 'h2')).toContain(heading)
  })
}
