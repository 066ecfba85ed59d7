import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { noChoices } from '../rules/finder-address.ts'
import { createFinderDealer, regions } from '../rules/finder-dealer.test-support.ts'
import { cardLabelsIn } from './card-labels-in.ts'
import { DealerCards } from './dealer-cards.tsx'
import { MapCard } from './map-card.tsx'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const open = { from: '07:30', until: '17:30' }
const marula = createFinderDealer({
  ...{ slug: 'marula', name: 'Marula Toyota Bryanston', street: '14 Fever Tree Road', postalCode: '2191' },
  ...{ suburb: 'Bryanston', city: 'Johannesburg', telephone: '0800 000 101' },
  coordinates: { latitude: -26.0476, longitude: 28.0252 },
  hours: [...weekdays.map((day) => ({ day, open })), { day: 'Sunday', open: null }],
})
const kokerboom = createFinderDealer({ slug: 'kokerboom', name: 'Kokerboom', region: regions.namibia })

const nothing = () => {}
const cards = (more: Partial<Parameters<typeof DealerCards>[0]> = {}) =>
  renderToStaticMarkup(
    <DealerCards
      listed={[
        { dealer: marula, km: 12.29 },
        { dealer: kokerboom, km: null },
      ]}
      total={2}
      before={0}
      choices={noChoices}
      moreHref="/dealers?page=2"
      labels={cardLabelsIn('en')}
      now={null}
      active={null}
      preferred={null}
      preferredHeading="Contact Your Dealer"
      preferredActions={({ slug }) => <a href={`/dealership/${slug}`}>Contact Dealer</a>}
      onActivate={nothing}
      onStar={nothing}
      onMore={nothing}
      {...more}
    />,
  )

/** The text of the markup, without the notes for screen readers. */
const textOf = (html: string) =>
  html.replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '').replaceAll(/<[^>]+>/g, ' ')

describe('the cards of the finder', () => {
  it('link to the site of the dealer in a new tab (D-070)', () => {
    expect(cards()).toMatch(/<a href="\/dealers\/marula" target="_blank" rel="noopener"/)
  })

  it('link to directions and to the home page of the dealer in new tabs (D-071, D-264, D-265)', () => {
    const html = cards()
    expect(html).toMatch(
      /<a href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=-26\.0476,28\.0252"[^>]* target="_blank"[^>]*>Directions</,
    )
    expect(html).toMatch(/<a href="\/dealers\/marula\/home"[^>]* target="_blank"[^>]*>Visit Website</)
  })

  it('have no directions to a dealer without coordinates', () => {
    expect(cards({ listed: [{ dealer: kokerboom, km: null }] })).not.toContain('Directions')
  })

  it('show the distance in kilometres to one decimal (D-286)', () => {
    expect(textOf(cards())).toContain('12,3 km')
    expect(textOf(cards({ listed: [{ dealer: marula, km: 9 }] }))).toContain('9,0 km')
  })

  it('expand with Show more to address, telephone and hours, without scripts (D-275)', () => {
    const html = cards()
    const details = html.slice(html.indexOf('<details'), html.indexOf('</details>'))
    expect(details).toMatch(/group-open\/more:hidden">Show more</)
    expect(details).toMatch(/hidden group-open\/more:inline">Show less</)
    expect(details).toContain('14 Fever Tree Road')
    expect(details).toContain('href="tel:0800000101"')
    expect(textOf(details)).toMatch(/Monday – Friday\s+07:30 – 17:30\s+Sunday\s+Closed/)
    expect(html.slice(0, html.indexOf('<details'))).not.toContain('Fever Tree')
  })

  it('have a star that is pressed for the preferred dealer only (D-276, D-292)', () => {
    expect(cards().match(/aria-pressed="false"/g)).toHaveLength(2)
    const html = cards({ preferred: 'marula' })
    expect(html).toMatch(/aria-pressed="true" aria-label="Preferred dealer: Marula Toyota Bryanston"/)
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1)
  })

  it('make that of the preferred dealer the view of it, once and in its place (D-277)', () => {
    const html = cards({ preferred: 'kokerboom' })
    expect(html.match(/<section aria-labelledby="your-dealer"/g)).toHaveLength(1)
    expect(html.match(/Contact Your Dealer/g)).toHaveLength(1)
    expect(html).toContain('href="/dealership/kokerboom"')
    expect(html.indexOf('Marula Toyota Bryanston')).toBeLessThan(html.indexOf('Contact Your Dealer'))
    expect(cards()).not.toContain('Contact Your Dealer')
  })

  it('show the hours instead of a time of day on the server, and whether the dealer is open in the browser', () => {
    expect(textOf(cards())).toMatch(/Gauteng\s+12,3 km\s+Monday – Friday 07:30 – 17:30/)
    const wednesdayAtNoon = new Date('2026-08-12T12:00:00+02:00')
    expect(textOf(cards({ now: wednesdayAtNoon }))).toContain('Open now, until 17:30')
    const wednesdayNight = new Date('2026-08-12T22:00:00+02:00')
    expect(textOf(cards({ now: wednesdayNight }))).toContain('Closed, opens tomorrow at 07:30')
  })

  it('close on a public holiday of the region of the dealer', () => {
    const holiday = { ...marula, region: { ...regions.gauteng, holidays: ['2026-08-10'] } }
    const now = new Date('2026-08-10T12:00:00+02:00')
    expect(textOf(cards({ listed: [{ dealer: holiday, km: null }], now }))).toContain('Closed, opens')
    expect(textOf(cards({ listed: [{ dealer: marula, km: null }], now }))).toContain('Open now')
  })

  it('link to further dealers, and to the ones before, without scripts', () => {
    expect(cards()).not.toContain('Show more dealers')
    expect(cards({ total: 60 })).toMatch(/href="\/dealers\?page=2"[^>]*>Show more dealers</)
    expect(cards({ total: 60, before: 24, choices: { search: 'Durban', radius: 25, page: 2 } })).toMatch(
      /href="\/dealers\?search=Durban&amp;radius=25"[^>]*>Show the dealers before these</,
    )
  })
})

describe('the map card', () => {
  const mapCard = (language: Language) =>
    textOf(renderToStaticMarkup(<MapCard dealer={marula} labels={cardLabelsIn(language)} now={null} />))

  it.each([
    ['en', 'Directions', 'Visit Website', 'Monday – Friday'],
    ['af', 'Aanwysings', 'Besoek webwerf', 'Maandag – Vrydag'],
    ['zu', 'Indlela yokufika', 'Vakashela iwebhusayithi', 'uMsombuluko – uLwesihlanu'],
  ] as const)('is in the language of the page: %s (D-266)', (language, ...labels) => {
    for (const label of labels) expect(mapCard(language)).toContain(label)
  })
})
