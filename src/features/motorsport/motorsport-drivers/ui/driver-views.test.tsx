import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { DriverSeason } from '#features/motorsport/motorsport-results/index.ts'
import { htmlErrors } from '#tests/e2e/support/html.ts'
import { helmet, place, testDriver } from '../driver.test-support.ts'
import { CategoryRoster } from './category-roster.tsx'
import { DriverProfile } from './driver-profile.tsx'
import { DriverRoster } from './driver-roster.tsx'

/** The HTML of a view with its islands. */
async function htmlOf(view: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(view)
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const context = { language: 'en', isFirst: false } as const
const errorsIn = (markup: string) =>
  htmlErrors(
    `<!DOCTYPE html><html lang="en"><head><title>Example</title></head><body><main>${markup}</main></body></html>`,
    'example',
  )

const drivers = [
  ...['Ndlela', 'Steyn', 'Viljoen', 'Kgosi', 'Fakier', 'Nel', 'Botha'].map((surname, index) =>
    testDriver({
      ...{
        id: `${index}`,
        name: 'Jo',
        surname,
        racingNumber: `${index + 1}`,
        picture: helmet(`${index + 1}`),
      },
      categories: [place('gr-cup', { order: index })],
    }),
  ),
  testDriver({
    id: '7',
    name: 'Ruan',
    surname: 'Nel',
    navigator: 'Ilse Kruger',
    categories: [place('sarrc'), place('nrc')],
  }),
]

describe('the roster', () => {
  it('has a tab for each category, the first one active, with its drivers only (C-052 to C-054)', async () => {
    const html = await htmlOf(<DriverRoster drivers={drivers} context={context} />)
    const tabs = [...html.matchAll(/role="tab"[^>]*aria-selected="(\w+)"[^>]*>([^<]+)</g)]
    expect(tabs.map(([, selected, label]) => [label, selected])).toEqual([
      ['GR Cup', 'true'],
      ['SA Rally-Raid', 'false'],
      ['NRC', 'false'],
    ])
    const [, ...panels] = html.split('role="tabpanel"')
    expect(panels.map((panel) => panel.match(/<article/g)?.length)).toEqual([7, 1, 1])
    expect(panels[1]).toContain('href="/gr/motorsport/sa-rally-raid/ruan-nel"')
    expect(panels[2]).toContain('href="/gr/motorsport/nrc/ruan-nel"')
  })

  it('shows four cards at a time on a desktop and up to two on phones, 18 pixels apart (C-057, C-058)', async () => {
    const html = await htmlOf(<DriverRoster drivers={drivers} context={context} />)
    expect(html).toMatch(
      /--slide-gap:18px;--slides-phone:1\.5;--slides-medium:2;--slides-large:3;--slides-desktop:4/,
    )
  })

  it('shows every category with its name where there are no scripts', async () => {
    const html = await htmlOf(<DriverRoster drivers={drivers} context={context} />)
    expect(html.match(/data-tab-label="[^"]*"[^>]*class="[^"]*noscript:block/g)).toHaveLength(2)
  })

  it('is not there without a category (C-059, C-388)', async () => {
    expect(await htmlOf(<DriverRoster drivers={[]} context={context} />)).toBe('')
    const none = [testDriver({ categories: [] })]
    expect(await htmlOf(<DriverRoster title="Drivers" drivers={none} context={context} />)).toBe('')
  })

  it('has no tabs on the page of a category (C-055)', async () => {
    const html = await htmlOf(<CategoryRoster category="gr-cup" drivers={drivers} context={context} />)
    expect(html).not.toContain('role="tab"')
    expect(html.match(/<article/g)).toHaveLength(7)
    expect(textOf(html)).toMatch(/^Drivers of GR Cup/)
    expect(await htmlOf(<CategoryRoster category="dakar" drivers={drivers} context={context} />)).toBe('')
  })

  it('has one link in each card, named after the driver, with number and navigator as text (C-060)', async () => {
    const html = await htmlOf(<CategoryRoster category="sarrc" drivers={drivers} context={context} />)
    const [card = ''] = /<article.*<\/article>/s.exec(html) ?? []
    expect([...card.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, name]) => name)).toEqual(['Ruan Nel'])
    expect(textOf(card)).toBe('Ruan Nel Navigator: Ilse Kruger')
  })

  it('is valid HTML', async () => {
    expect(
      await errorsIn(`<h1>A</h1>${await htmlOf(<DriverRoster drivers={drivers} context={context} />)}`),
    ).toEqual([])
  })
})

const season: DriverSeason = {
  ...{
    championship: 'sarrc',
    year: 2025,
    rank: 1,
    points: 88.5,
    isOver: true,
    team: 'GAZOO Racing',
    number: '204',
  },
  ...{ starts: 5, wins: 3, podiums: 4, retirements: 1 },
}

describe('the profile of a driver', () => {
  const driver = testDriver({
    ...{
      name: 'Saskia',
      surname: 'Brandt',
      racingNumber: '1',
      picture: helmet('1'),
      navigator: 'Elton Kavari',
    },
    categories: [place('sarrc', { racingNumber: '207', picture: helmet('207') }), place('dakar')],
    championshipsWon: { statistics: null, profile: 3 },
    social: { x: null, facebook: 'https://facebook.example.co.za/saskia', instagram: null, youtube: null },
    car: {
      ...{
        kind: 'illustration',
        vehicle: 'hilux-double-cab',
        colour: { body: '#f1f2f0' },
        scene: 'dunes',
        number: '207',
      },
      livery: { primary: '#c8652f', stripe: '#14161a' },
      alt: 'Hilux Double Cab in the dunes',
    },
    story: 'Saskia is from Swakopmund.',
  })
  const seasons = [{ ...season, year: 2026, rank: 2, isOver: false }, season]
  const profile = (category: string) =>
    htmlOf(<DriverProfile driver={driver} category={category} seasons={seasons} language="en" />)

  it('has the full name as its one main heading, number, navigator and the way back (C-065)', async () => {
    const html = await profile('sarrc')
    expect([...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, name]) => name)).toEqual(['Saskia Brandt'])
    expect(textOf(html)).toContain('Number 207 Navigator: Elton Kavari Saskia is from Swakopmund.')
    expect(html).toMatch(
      /<a[^>]*href="\/gr\/motorsport\/sa-rally-raid"[^>]*>All drivers of SA Rally-Raid<\/a>/,
    )
    expect(textOf(await profile('dakar'))).toContain('Number 1 ')
  })

  it('shows titles, statistics, seasons and car (C-065, C-069)', async () => {
    const html = await profile('sarrc')
    const figures = [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)<\/dd>/g)].map(
      ([, ...pair]) => pair,
    )
    expect(figures).toEqual([
      ...[
        ['Championships won', '3'],
        ['Seasons', '2'],
        ['Starts', '10'],
        ['Wins', '6'],
      ],
      ...[
        ['Podiums', '8'],
        ['Finished', '80\u00a0%'],
        ['Best rank', '1'],
      ],
    ])
    const rows = (html.match(/<tr.*?<\/tr>/gs) ?? []).map(textOf)
    expect(rows.slice(1)).toEqual([
      'SA Rally-Raid 2026 2 so far 88,5 5 3 4 GAZOO Racing',
      'SA Rally-Raid 2025 1 88,5 5 3 4 GAZOO Racing',
    ])
    expect([...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      ...['A grey racing helmet, number 207', 'Hilux Double Cab in the dunes'],
    ])
  })

  it('links to the social media that are filled in, in a new tab (C-069)', async () => {
    const links = [...(await profile('sarrc')).matchAll(/<a[^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag)
    expect(links).toHaveLength(1)
    expect(links[0]).toContain('href="https://facebook.example.co.za/saskia"')
  })

  it('leaves out what a driver does not have (C-066)', async () => {
    const html = await htmlOf(
      <DriverProfile driver={testDriver()} category="gr-cup" seasons={[]} language="en" />,
    )
    expect(textOf(html)).toBe('All drivers of GR Cup Lwazi Ndlela')
  })

  it('is valid HTML', async () => {
    expect(await errorsIn(await profile('sarrc'))).toEqual([])
  })
})
