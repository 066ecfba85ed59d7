import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '#platform/time/clock.ts'
import { exampleEvent } from '../event.test-support.ts'
import type { CalendarEvent } from '../event.ts'
import { EventCard } from './event-card.tsx'
import { EventList, EventsCalendar, EventsDeck, EventsTeaser, NextEvents } from './events-sections.tsx'

async function htmlOf(view: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(view)
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const titlesIn = (html: string) =>
  [...html.matchAll(/<article.*?<h\d[^>]*>(.*?)<\/h\d>/gs)].map(([, title]) => title)

const event = (name: string, startsOn: CalendarDay, fields: Partial<CalendarEvent> = {}) =>
  exampleEvent({ name, slug: name.toLowerCase(), startsOn, endsOn: startsOn, ...fields })

const six = [
  event('Six', '2027-05-06'),
  event('One', '2026-11-21'),
  event('Past', '2026-11-19'),
  event('Two', '2026-11-22'),
  event('Five', '2027-03-05', { category: 'Rugby' }),
  event('Three', '2026-12-03'),
  event('Four', '2027-02-04'),
]
const props = { events: six, today: '2026-11-20', language: 'en' } as const

describe('the card of an event', () => {
  const card = (fields: Partial<CalendarEvent>) =>
    htmlOf(<EventCard event={exampleEvent(fields)} language="en" headingLevel={3} />)

  it('shows picture, days, title, place and flag (C-082 to C-085, C-094)', async () => {
    const html = await card({
      picture: { kind: 'artwork', subject: 'place', scene: 'track', alt: 'A race track' },
      track: 'Tony Rust',
      location: 'Windhoek, Namibia',
      description: 'Two races.',
      subtitle: 'The last round',
      startTime: '18:30',
      endTime: '20:00',
    })
    expect(html).toMatch(/<img[^>]*alt="A race track"/)
    expect(html).toMatch(/<svg role="img" aria-label="Namibia"/)
    expect(textOf(html)).toMatch(
      /^5 December 2026 · 18:30 – 20:00 Night race The last round Tony Rust, Windhoek, Namibia Two races\./,
    )
  })

  it.each([
    ['2026-12-05', '2026-12-06', '5 – 6 December 2026'],
    ['2026-11-30', '2026-12-03', '30 November – 3 December 2026'],
    ['2026-12-31', '2027-01-02', '31 December 2026 – 2 January 2027'],
  ] as const)('states the first and the last day: %s to %s (C-083)', async (startsOn, endsOn, expected) => {
    expect(textOf(await card({ startsOn, endsOn })).startsWith(`${expected} Night race`)).toBe(true)
  })

  it('says that a time is that of a venue in another zone', async () => {
    const zone = { name: 'Asia/Riyadh', offset: '+03:00' }
    expect(textOf(await card({ startTime: '08:00', zone }))).toContain('08:00, local time')
  })

  it('renders with what is necessary alone, without flag or picture (C-095, C-230)', async () => {
    const html = await card({ location: 'Loftus Versfeld, Pretoria' })
    expect(html).not.toMatch(/<img|role="img"/)
  })

  it.each(['South Africa', 'Namibia', 'USA', 'Rwanda'])(
    'draws the flag of a country: %s',
    async (country) => {
      expect(await card({ countries: [country] })).toContain(`aria-label="${country}"`)
    },
  )

  it('has a menu with three calendars, which its own button toggles without JavaScript (C-086 to C-088)', async () => {
    const html = await card({ slug: 'night-race' })
    const id = /<button[^>]*popoverTarget="([^"]+)"/i.exec(html)?.[1]
    expect(id).toBeTruthy()
    expect(html).toContain(`id="${id}" popover="auto"`)
    const links = [...html.matchAll(/<a href="([^"]+)"([^>]*)>/g)]
    expect(links.map(([, href]) => href?.split('?')[0])).toEqual([
      'https://calendar.google.com/calendar/render',
      'https://outlook.live.com/calendar/0/deeplink/compose',
      '/api/events/night-race/calendar.ics',
    ])
    expect(links.map(([, , rest]) => rest?.includes('target="_blank"'))).toEqual([true, true, false])
  })

  it('has a menu of its own for each card (C-087)', async () => {
    const html = await htmlOf(<EventsTeaser {...props} />)
    const targets = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id)
    expect(targets).toHaveLength(4)
    expect(new Set(targets).size).toBe(4)
  })
})

describe('the sections of events', () => {
  it('tease with the next four and lead to all (C-089, C-090)', async () => {
    const html = await htmlOf(<EventsTeaser {...props} />)
    expect(titlesIn(html)).toEqual(['One', 'Two', 'Three', 'Four'])
    expect(html).toMatch(/<a[^>]*href="\/gr\/events-calendar"[^>]*>View All Events</)
  })

  it('show the next two above a calendar of all that are to come (C-091 to C-093)', async () => {
    const html = await htmlOf(<NextEvents {...props} />)
    const [next = '', calendar = ''] = html.split(/(?=<section[^>]*>(?:(?!<section).)*?Event Calendar)/s)
    expect(textOf(next)).toMatch(/^Next Event/)
    expect(titlesIn(next)).toEqual(['One', 'Two'])
    expect(titlesIn(calendar)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    expect(calendar).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>All</)
  })

  it.each([
    ['the block', NextEvents],
    ['the teaser', EventsTeaser],
  ])('say that there are none: %s (C-385)', async (_, View) => {
    const html = await htmlOf(<View {...props} events={[event('Past', '2026-11-19')]} />)
    expect(html).toContain('No Events Currently')
    expect(html).not.toContain('Next Event')
  })

  it('list all in a calendar with tabs, month filter and reset, by month (C-070 to C-073, C-077, C-079)', async () => {
    const html = await htmlOf(<EventsCalendar {...props} headingLevel={1} />)
    expect(titlesIn(html)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    const tabs = [...html.matchAll(/role="tab"[^>]*>([^<]+)</g)].map(([, label]) => label)
    expect(tabs).toEqual(['All', 'Motorsport', 'Rugby'])
    expect([...html.matchAll(/<option[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
      ...['All months', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
      ...['September', 'October', 'November', 'December'],
    ])
    expect(html).toContain('Reset Filter')
    expect([...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading)).toEqual([
      ...['November 2026', 'December 2026', 'February 2027', 'March 2027', 'May 2027'],
    ])
  })

  it('list cards in the order of the content, expired ones too, and in Next Event mode those to come (C-209 to C-212)', async () => {
    const all = await htmlOf(<EventList {...props} title="Sponsorships" nextEventMode={false} />)
    expect(textOf(all)).toMatch(/^Sponsorships/)
    expect(titlesIn(all)).toEqual(['Six', 'One', 'Past', 'Two', 'Five', 'Three', 'Four'])
    const expiring = [event('Expired', '2026-12-24', { expiresOn: '2026-11-19' }), ...six]
    const next = await htmlOf(<EventList {...props} events={expiring} title="Sponsorships" nextEventMode />)
    expect(textOf(next)).toMatch(/^Next Event/)
    expect(titlesIn(next)).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
  })

  it('show a deck of upcoming events (C-304)', async () => {
    const words = { carousel: 'carousel', slide: 'slide', previous: 'Previous', next: 'Next' }
    const labels = { ...words, pause: 'Pause', play: 'Play', position: 'Slide {number} of {count}' }
    const html = await htmlOf(<EventsDeck {...props} labels={labels} />)
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(6)
    expect(await htmlOf(<EventsDeck {...props} events={[]} labels={labels} />)).toBe('')
  })

  it('speak the language of the page', async () => {
    const html = await htmlOf(<EventsCalendar {...props} language="af" />)
    expect(html).toContain('Geleentheidskalender')
    expect(html).toContain('Desember 2026')
  })
})
