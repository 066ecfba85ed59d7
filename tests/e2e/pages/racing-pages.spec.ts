import { addressOf, only, readPage, textOf, textsOf } from '../support/served-page.ts'
import { expect, test } from '../support/test.ts'

/** Cards, such as helmets and posters. */
const cardsOf = (parent: ParentNode) => [...parent.querySelectorAll('[data-block="benefitCards"] article')]

const altsOf = (parent: ParentNode) =>
  [...parent.querySelectorAll('img')].map((image) => image.getAttribute('alt') ?? '')

test('leads from a helmet on the racing home page to its series and on to another', {
  tag: '@core',
}, async ({ request }) => {
  const home = await readPage(request, '/gr')
  const helmet = cardsOf(home.document).find((card) => textOf(card).includes('GR Cup'))
  expect(textOf(helmet)).toContain('7')
  const cup = addressOf(helmet ?? home.document, 'See the GR Cup')
  expect(cup).toBe('/gr/motorsport/gr-cup')

  const series = await readPage(request, cup)
  expect(altsOf(series.document)).toContainEqual(expect.stringMatching(/GR Corolla in .* number 7/))
  const sister = addressOf(series.document, 'See GTC')
  expect(sister).toBe('/gr/motorsport/gtc')
  expect(addressOf((await readPage(request, sister)).document, 'All motorsport')).toBe('/gr/motorsport')
})

test('leads from the circuit of the racing home page to all circuits, each with its length', {
  tag: '@core',
}, async ({ request }) => {
  const home = await readPage(request, '/gr')
  const kyalami = only(home.document, '[data-block="circuits"]')
  expect(textOf(kyalami)).toContain('Midrand, Gauteng')
  expect(textOf(kyalami)).toContain('4,522 km')
  const address = addressOf(kyalami, 'All circuits')
  expect(address).toBe('/gr/motorsport#circuits')
  const { document } = await readPage(request, address)
  const circuits = [...only(document, '#circuits').querySelectorAll('li')]
  expect(circuits).toHaveLength(6)
  for (const circuit of circuits) {
    expect(circuit.querySelectorAll('img, [role="img"]'), textOf(circuit)).toHaveLength(1)
    expect(textOf(circuit)).toMatch(/\d,\d{3}\skm/)
  }
})

test('shows the poster of every series with its car, its number and a way in', {
  tag: '@core',
}, async ({ request }) => {
  const cards = cardsOf((await readPage(request, '/gr/motorsport')).document)
  expect(cards.flatMap((card) => textsOf(card, 'h2, h3, h4'))).toEqual([
    'GR Cup',
    'Rally-raid',
    'Dakar',
    'SA Safari Rally',
    'National rally',
    'GTC',
    'Touring cars',
    'Junior Academy',
  ])
  const posters = cards.filter((card) => altsOf(card).some((alt) => /^Poster: .* number \d+/.test(alt)))
  expect(posters).toHaveLength(5)
  for (const card of cards) expect(card.querySelectorAll('a[href]')).toHaveLength(1)
})

const seriesPages = ['gr-cup', 'gtc', 'satc', 'nrc', 'sa-rally-raid'] as const

test('tells of each series its car, its season, how to watch, and its sister series', async ({ request }) => {
  const cars = new Set<string>()
  for (const series of seriesPages) {
    const { document } = await readPage(request, `/gr/motorsport/${series}`)
    const headings = textsOf(document, 'h2')
    const car = headings.filter((heading) => /^Car \d+/.test(heading))
    expect(car, series).toHaveLength(1)
    cars.add(car[0] ?? '')
    expect(headings, series).toContain('The season')
    expect(document.querySelectorAll('[data-block="faq"]'), series).toHaveLength(1)
    expect(cardsOf(document), series).toHaveLength(3)
  }
  expect(cars.size).toBe(seriesPages.length)
})

test('scrolls the helmets sideways on a phone, without making the page wider', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gr')
  const row = page.locator('[data-block="benefitCards"]').first().getByRole('list')
  const last = row.getByRole('article').last()
  await row.scrollIntoViewIfNeeded()
  await expect(last).not.toBeInViewport()
  await last.getByRole('link').focus()
  await expect(last.getByRole('link')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('leads to the sites of sponsors and of sister brands (V-003)', { tag: '@core' }, async ({ request }) => {
  const sponsors = only((await readPage(request, '/gr/motorsport')).document, 'main')
  for (const name of [/^Bergwind/, /^Steenbok Telemetry/, /^Kokerboom Lubricants/])
    expect(addressOf(sponsors, name)).toMatch(/^https:\/\//)
  const brands = (await readPage(request, '/discover')).document
  expect(brands.querySelector('main a[href="https://lexus.example.co.za/"]')).not.toBeNull()
})
