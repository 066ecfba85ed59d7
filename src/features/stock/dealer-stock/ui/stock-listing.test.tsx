import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { PageContext } from '#features/site/blocks/index.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { stockSorts } from '#features/stock/stock/rules.ts'
import { examples } from '../blocks/used-vehicles/examples.ts'
import { UsedVehicles } from '../blocks/used-vehicles/used-vehicles.tsx'
import { exampleData } from '../example-data.ts'
import { exampleStock, exampleVehicle } from '../example-stock.ts'
import { noChoices, parseStockQuery } from '../rules/stock-choices.ts'
import { StockSection } from './stock-section.tsx'

const path = '/dealers/marula-toyota-bryanston/pre-owned'

/** The HTML of a listing at an address with this query. */
async function htmlOf(vehicles: readonly UsedVehicle[], query = ''): Promise<string> {
  const { stock, finance } = exampleData(0)
  const { prelude } = await prerenderToNodeStream(
    <StockSection
      {...{ path, finance }}
      stock={{ ...stock, vehicles }}
      choices={query ? parseStockQuery(new URLSearchParams(query)) : noChoices}
      sort="price_asc"
      listingPath={path}
      language="en"
      headingLevel={2}
      hasFilters
      hasLatest
    />,
  )
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The groups of filters: heading, whether it is open, and the labels of its options. */
const groupsOf = (html: string) =>
  [...html.matchAll(/<fieldset.*?<\/fieldset>/gs)].map(([group]) => ({
    name: plain(/<button.*?<\/button>/s.exec(group)?.[0] ?? '').replace(/ \d+ chosen$/, ''),
    isOpen: /aria-expanded="true"/.test(group),
    options: [...group.matchAll(/<label.*?<\/label>/gs)].map(([option]) => option),
  }))
const optionsOf = (html: string, name: string) =>
  groupsOf(html).find((group) => group.name === name)?.options ?? []
const option = (html: string, name: string, label: string) =>
  optionsOf(html, name).find((each) => plain(each).startsWith(`${label} (`)) ?? ''

const chips = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*aria-label="Remove ([^"]*)"/g)].map(([, href, label]) => [
    label,
    href,
  ])

describe('the filters of a listing', () => {
  it('are exactly six groups in their order, three collapsed and three open (D-215, D-216, D-218)', async () => {
    const groups = groupsOf(await htmlOf(exampleStock(10)))
    expect(groups.map(({ name, isOpen }) => [name, isOpen])).toEqual([
      ['Make', false],
      ['Range', false],
      ['Body Type', false],
      ['Fuel Type', true],
      ['Transmission Type', true],
      ['Colour', true],
    ])
  })

  it('show how many vehicles an option has (D-221, D-244)', async () => {
    const html = await htmlOf([
      ...['1', '2', '3'].map((id) => exampleVehicle({ id })),
      exampleVehicle({ id: '4', range: 'Avanza', bodyType: 'MPV' }),
      exampleVehicle({ id: '5', range: 'Innova', bodyType: 'P/V' }),
    ])
    expect(plain(option(html, 'Range', 'Hilux'))).toBe('Hilux (3)')
    expect(optionsOf(html, 'Body Type').map(plain)).toEqual(['Double Cab (3)', 'Passenger Vehicle (2)'])
  })

  it('have a swatch of its own colour for each colour, and a neutral one for TBC (D-246)', async () => {
    const colours = optionsOf(await htmlOf(exampleStock(10)), 'Colour')
    const swatches = colours.map((each) => /data-swatch="[^"]*" style="([^"]*)"/.exec(each)?.[1])
    expect(colours.filter((each) => each.includes('data-swatch'))).toHaveLength(12)
    expect(new Set(swatches.slice(0, -1)).size).toBe(11)
    expect([plain(colours.at(-1) ?? ''), swatches.at(-1)]).toEqual(['TBC (0)', undefined])
  })

  it('disable an option without vehicles, but not a chosen one, which also has a chip (D-222, D-223)', async () => {
    const html = await htmlOf(
      [
        exampleVehicle({ id: '1', make: 'Toyota', colour: 'White' }),
        exampleVehicle({ id: '2', make: 'Lexus', colour: 'Bronze' }),
      ],
      'make=lexus,toyota&colour=bronze',
    )
    expect(plain(option(html, 'Make', 'Toyota'))).toBe('Toyota (0)')
    expect(option(html, 'Make', 'Toyota')).toContain('checked=""')
    expect(option(html, 'Make', 'Toyota')).not.toContain('disabled=""')
    expect(chips(html)).toContainEqual(['Toyota', `${path}?make=lexus&colour=bronze`])
    expect(plain(option(html, 'Colour', 'Red'))).toBe('Red (0)')
    expect(option(html, 'Colour', 'Red')).toContain('disabled=""')
  })

  it('have a chip for each one set, and Clear All with the first (D-224, D-225)', async () => {
    const stock = exampleStock(10)
    expect(await htmlOf(stock)).not.toMatch(/Remove |Clear All/)
    const html = await htmlOf(stock, 'make=toyota&fuelType=diesel')
    expect(chips(html)).toEqual([
      ['Toyota', `${path}?fuelType=diesel`],
      ['Diesel', `${path}?make=toyota`],
    ])
    expect(html).toMatch(new RegExp(`<a href="${path}"[^>]*>Clear All</a>`))
  })

  it('leave a sentence, the chips and Clear All when nothing matches them (D-232)', async () => {
    const html = await htmlOf(exampleStock(5), 'make=suzuki&fuelType=hybrid')
    expect(html).toContain('No vehicle matches these filters. Remove one to see more.')
    expect(chips(html).map(([label]) => label)).toEqual(['Suzuki', 'Hybrid'])
    expect(html).toContain('Clear All')
  })
})

describe('the pages of a listing', () => {
  const pages = (html: string) => plain(/<nav[^>]*Pages of vehicles.*?<\/nav>/s.exec(html)?.[0] ?? '')

  it('have no links for twelve vehicles, and three pages for twenty-five (D-230, D-233)', async () => {
    expect(pages(await htmlOf(exampleStock(12)))).toBe('')
    expect(pages(await htmlOf(exampleStock(25)))).toBe('1 2 3')
  })

  it('are those around the current one with the first and the last (D-229, D-414)', async () => {
    expect(pages(await htmlOf(exampleStock(240), 'page=7'))).toBe('1 … 5 6 7 8 9 … 20')
  })
})

describe('the order of a listing', () => {
  const context: PageContext = {
    ...{ path, language: 'en', theme: 'light' },
    site: { has: () => true },
    isFirst: false,
  }
  const blockHtml = async (block: object, count: number) => {
    const { prelude } = await prerenderToNodeStream(
      <UsedVehicles
        block={{ ...examples[0].block, ...block } as never}
        live={{ state: 'ready', data: exampleData(count) }}
        context={context}
      />,
    )
    return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
  }
  const selected = (html: string) => /<option value="([^"]*)" selected=""/.exec(html)?.[1]
  const listed = (html: string, stock: readonly UsedVehicle[]) =>
    [...html.matchAll(/data-stock-enquire="([^"]*)"/g)].map(([, id]) => stock.find((one) => one.id === id))

  it('has the nine sorts in a labelled list (D-213, D-239)', async () => {
    const html = await htmlOf(exampleStock(3))
    const select = /<label for="([^"]*)"[^>]*>Sort by<\/label>.*?<select id="\1".*?<\/select>/s.exec(
      html,
    )?.[0]
    expect([...(select ?? '').matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      ...stockSorts,
    ])
  })

  it('is the cheapest first in a block, or that of the block (D-043, D-240)', async () => {
    const stock = exampleStock(10)
    const cheapest = await blockHtml({}, 10)
    expect(selected(cheapest)).toBe('price_asc')
    const prices = listed(cheapest, stock).map((one) => one?.price ?? 0)
    expect(prices).toEqual(stock.map(({ price }) => price ?? 0).sort((a, b) => a - b))
    const newest = await blockHtml({ sort: 'date_desc' }, 10)
    expect(selected(newest)).toBe('date_desc')
    const years = listed(newest, stock).map((one) => one?.year ?? 0)
    expect(years).toEqual(stock.map(({ year }) => year ?? 0).sort((a, b) => b - a))
  })
})

it('has the eight vehicles added last in a slider below the listing (D-045, D-415)', async () => {
  const stock = Array.from({ length: 20 }, (_, index) =>
    exampleVehicle({
      id: `V${index}`,
      addedAt: `2026-10-${String(1 + ((index * 7) % 20)).padStart(2, '0')}T06:00:00Z`,
    }),
  )
  const [, slider = ''] = (await htmlOf(stock)).split('Latest arrivals</h2>')
  const days = [...slider.matchAll(/data-stock-enquire="([^"]*)"/g)].map(([, id]) =>
    stock.find((one) => one.id === id)?.addedAt.slice(8, 10),
  )
  expect(days).toEqual(['20', '19', '18', '17', '16', '15', '14', '13'])
})
