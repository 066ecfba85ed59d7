import type { LayoutBlock } from '#features/site/blocks/index.ts'
import { taggedResponse } from '#platform/http/tagged-response.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { problem } from '#platform/service/problem.ts'
import { brand } from '#platform/site/brand.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { entryOfStoredCard } from '../card-of-block.ts'
import type { StoredEvent } from '../event.ts'
import { entryOfEvent } from '../rules/calendar-entry.ts'
import { calendarFile, type FileEntry } from '../rules/icalendar.ts'
import { listEvents } from './cached.ts'

const productId = '-//Forecourt//Events//EN'
const pagePath = /^\/[a-z0-9/-]{0,199}$/

/** The same whenever the entry is downloaded, also after the site has moved to another program or database. */
const uidOf = (name: string) => `${name}@${new URL(config().siteUrl).hostname}`

const entryOf = (event: StoredEvent): FileEntry => ({
  entry: entryOfEvent({ ...event, buttons: [] }),
  uid: uidOf(event.slug),
  changedAt: event.changedAt,
})

type File = {
  readonly entries: readonly FileEntry[]
  /** Of the file, without its ending. */
  readonly name: string
  /** Of a calendar to which applications subscribe. */
  readonly calendarName?: string
}

function respond({ entries, name, calendarName }: File, request: Request): Response {
  const body = calendarFile(entries, { productId, name: calendarName })
  return taggedResponse(body, 'text/calendar; charset=utf-8', request, {
    'content-disposition': `attachment; filename="${name}.ics"`,
  })
}

async function answered(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    log.error({ reason: String(error) }, 'calendar file failed')
    return problem(503, 'The calendar is not available at the moment. Try again in a few seconds.')
  }
}

/** Responds with the file of one event for calendar applications; 404 when there is none. Source: requirement C-376. */
export function respondWithEvent(slug: string, request: Request): Promise<Response> {
  return answered(async () => {
    const event = (await listEvents()).find((each) => each.slug === slug)
    return event
      ? respond({ entries: [entryOf(event)], name: slug }, request)
      : problem(404, 'There is no such event.')
  })
}

/**
 * Responds with all events, or those of a category, as a calendar to which an application subscribes; 404 for a category
 * without events. Events that are over stay: applications would remove them from the visitor's calendar, and a calendar
 * without an entry is not valid.
 */
export function respondWithCalendar(request: Request): Promise<Response> {
  return answered(async () => {
    const category = new URL(request.url).searchParams.get('category')
    const events = (await listEvents()).filter((event) => category === null || event.category === category)
    if (events.length === 0) return problem(404, 'There are no such events.')
    const calendarName = category === null ? `${brand.name} events` : `${brand.name} ${category}`
    return respond({ entries: events.map(entryOf), name: 'events', calendarName }, request)
  })
}

/** A page as far as its cards of events are concerned. */
export type PageOfCards = { readonly blocks: readonly { readonly block: LayoutBlock }[] }

/**
 * Responds with the file of a card on a page; 404 when the page has no such card.
 *
 * @param findPage finds the published page at a path; null when there is none
 * Source: requirements C-376 to C-379.
 */
export function respondWithCard(
  id: string,
  request: Request,
  findPage: (path: string) => Promise<PageOfCards | null>,
): Promise<Response> {
  return answered(async () => {
    const path = new URL(request.url).searchParams.get('page') ?? ''
    const page = pagePath.test(path) ? await findPage(path) : null
    const cards = (page?.blocks ?? []).flatMap(({ block }) =>
      block.blockType === 'eventCards' ? (block.cards ?? []) : [],
    )
    const card = cards.find((each) => each.id === id)
    if (!card) return problem(404, 'There is no such card.')
    const today = siteClock().today()
    const entry = entryOfStoredCard(card, today)
    // A page does not tell when one of its cards changed.
    const changedAt = `${today}T00:00:00Z`
    return respond({ entries: [{ entry, uid: uidOf(`card-${id}`), changedAt }], name: 'event' }, request)
  })
}
