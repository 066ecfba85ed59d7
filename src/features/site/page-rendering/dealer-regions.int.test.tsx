import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { tags } from '#platform/cache/tags.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { amountsIn, catalogueAmounts } from '#tests/e2e/support/catalogue-prices.ts'
import { testCache } from '#tests/next-cache.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))
const { blockIn, dealerHtml, dealerStockHtml, groupHtml, textOf } = await import(
  './dealer-sites.test-support.tsx'
)

const gauteng = '/dealers/marula-toyota-bryanston'
const namibia = '/dealers/kokerboom-toyota-windhoek'
const subpages = ['', '/contact', '/team', '/events', '/faqs', '/picture-gallery']

let cms: TestCms
let amounts: Awaited<ReturnType<typeof catalogueAmounts>>
beforeAll(async () => {
  cms = await openTestCms({ content: true })
  amounts = await catalogueAmounts()
})
afterAll(() => cms.close())

/** Sets a cell of the visibility table. */
async function show(region: string, shows: object): Promise<void> {
  await cms.payload.update({ collection: 'regions', where: { slug: { equals: region } }, data: { shows } })
  testCache.expire([tags.dealers.all])
}

describe('the site of a dealer in a region that hides something', () => {
  afterEach(() => show('namibia', { popularVehiclePrices: false, financeServicesPhone: false }))

  it.each([
    ['Namibia', namibia],
    ['Botswana', '/dealers/marula-toyota-gaborone'],
    ['Lesotho', '/dealers/mountain-kingdom-toyota-maseru'],
  ])('shows no price and no finance in %s (D-017, V-286)', async (_, root) => {
    for (const rest of subpages) {
      const html = await dealerHtml(root + rest)
      expect.soft(amountsIn(html, amounts), rest).toEqual([])
      expect.soft(textOf(html), rest).not.toContain('Finance Services')
    }
    const home = await dealerHtml(root)
    expect(blockIn(home, 'popularVehicles').match(/<article/g)).toHaveLength(8)
    expect(home).not.toContain('What it comes to a month.')
  })

  it.each([
    ['Namibia in Namibian dollars', 'kokerboom-toyota-windhoek', /N\$\s\d{2,3}\s\d{3}/, /(?<!\w)R\s\d/],
    ['Botswana in rand', 'marula-toyota-gaborone', /(?<!\w)R\s\d{2,3}\s\d{3}/, /N\$\s\d/],
  ])('shows the prices of used vehicles in %s (D-017, D-410)', async (_, slug, price, other) => {
    const cards = (await dealerStockHtml(slug)).match(/<article.*?<\/article>/gs) ?? []
    const texts = cards.map(textOf)
    expect(texts.filter((card) => price.test(card)).length).toBeGreaterThan(0)
    expect(texts.filter((card) => other.test(card))).toEqual([])
  })

  it('shows prices and finance in Gauteng (D-017, D-263)', async () => {
    const html = await dealerHtml(gauteng)
    expect(amountsIn(blockIn(html, 'popularVehicles'), amounts).length).toBeGreaterThan(0)
    expect(html).toContain('What it comes to a month.')
    expect(textOf(html)).toContain('Finance Services')
  })

  it('shows prices in the slider of popular vehicles, and nothing else, by their own column (D-017, V-286)', async () => {
    await show('namibia', { popularVehiclePrices: true })
    const html = await dealerHtml(namibia)
    const slider = blockIn(html, 'popularVehicles')
    expect(amountsIn(slider, amounts).length).toBeGreaterThan(0)
    expect(amountsIn(html.replace(slider, ''), amounts)).toEqual([])
    expect(html).not.toContain('What it comes to a month.')
    expect(textOf(html)).not.toContain('Finance Services')
  })

  it('shows the numbers of Finance Services, and nothing else, by their own column (D-263)', async () => {
    const before = textOf(await dealerHtml(namibia))
    await show('namibia', { financeServicesPhone: true })
    const html = await dealerHtml(namibia)
    const words =
      'Finance Services inside South Africa 0800 000 002 Finance Services outside South Africa +27 10 000 0002'
    expect(textOf(html)).toContain(words)
    expect(textOf(html).replace(`${words} `, '')).toBe(before)
  })
})

test('hides on the page of a group what each of its dealers hides (F-12, D-017, D-263)', async () => {
  const html = await groupHtml('/dealers/groups/kokerboom-motors')
  expect(blockIn(html, 'popularVehicles').match(/<article/g)).toHaveLength(8)
  expect(amountsIn(html, amounts)).toEqual([])
  expect(textOf(html)).not.toContain('Finance Services')
  const home = await groupHtml('/dealers/groups/marula-motor-group')
  expect(amountsIn(home, amounts).length).toBeGreaterThan(0)
  expect(textOf(home)).toContain('Finance Services')
})

test.each([
  ['Roadside Assistance', '0800 000 001'],
  ['Customer Care', '0800 000 000'],
  ['Finance Services inside South Africa', '0800 000 002'],
  ['Finance Services outside South Africa', '+27 10 000 0002'],
])('shows %s of the site settings in the contact block (D-259 to D-262)', async (label, number) => {
  const block = blockIn(await dealerHtml(`${gauteng}/contact`), 'contactBlock')
  const row = block.split('<dt').find((part) => part.includes(`>${label}</dt>`)) ?? ''
  expect(textOf(`<${row}`).trim()).toContain(`${label} ${number}`)
  expect(row).toContain(`href="tel:${number.replaceAll(' ', '')}"`)
})

test('books a service at the configured address with the code of the dealer, in a new tab (D-384, D-386)', async () => {
  const booking = blockIn(await dealerHtml(`${gauteng}/contact`), 'bookService')
  expect(booking).toMatch(
    /<a [^>]*(?=href="https:\/\/service\.example\.co\.za\/book\/tsa\/ZA101")[^>]*target="_blank"/,
  )
})

test('shows Lexus vehicles on the pages of groups only (D-056)', async () => {
  const vehicles = [{ name: 'UX', path: 'models/ux' }]
  const layout = [
    { blockType: 'spacer', size: 'small', cssId: 'before' },
    { blockType: 'lexusVehicles', title: 'Lexus', vehicles },
  ]
  for (const path of [`${gauteng}/lexus`, '/dealers/groups/marula-motor-group/lexus'])
    await cms.payload.create({
      collection: 'pages',
      data: { path, title: 'Lexus', _status: 'published', layout: layout as never },
    })
  expect(await dealerHtml(`${gauteng}/lexus`)).toContain('id="before"')
  expect(await dealerHtml(`${gauteng}/lexus`)).not.toMatch(/lexus\.example|models\/ux/)
  expect(await groupHtml('/dealers/groups/marula-motor-group/lexus')).toContain(
    'https://lexus.example.co.za/models/ux',
  )
})

test('shows the address without a map for a dealer without coordinates (D-258)', async () => {
  expect(blockIn(await dealerHtml(`${gauteng}/contact`), 'contactBlock')).toContain('aria-label="Map: ')
  const { docs } = await cms.payload.find({
    collection: 'dealers',
    where: { slug: { equals: 'marula-toyota-bryanston' } },
    depth: 0,
  })
  await cms.payload.update({
    collection: 'dealers',
    id: docs[0]?.id ?? 0,
    data: { lat: null, longitude: null, _status: 'published' },
  })
  testCache.expire([tags.dealers.all])
  const block = blockIn(await dealerHtml(`${gauteng}/contact`), 'contactBlock')
  expect(block).not.toContain('aria-label="Map: ')
  expect(textOf(block)).toContain('14 Fever Tree Road')
})
