import { createHash } from 'node:crypto'
import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { problem } from '#platform/service/problem.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { StoredEvent } from '../event.ts'
import { entryOfEvent } from '../rules/calendar-entry.ts'
import { calendarFile } from '../rules/icalendar.ts'
import { upcomingEvents } from '../rules/upcoming.ts'
import { listEvents } from './cached.ts'

const productId = '-//Forecourt//Events//EN'

/** The same whenever the entry is downloaded, also after the site has moved to another program or database. */
const uidOf = ({ slug }: StoredEvent) => `${slug}@${new URL(config().siteUrl).hostname}`

function respond(events: readonly StoredEvent[], name: string, request: Request): Response {
  const entries = events.map((event) => ({
    entry: entryOfEvent({ ...event, buttons: [] }),
    uid: uidOf(event),
    changedAt: event.changedAt,
  }))
  const body = calendarFile(entries, { productId, name: events.length === 1 ? undefined : name })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'content-type': 'text/calendar; charset=utf-8' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(body, {
    headers: { ...headers, 'content-disposition': `attachment; filename="${name}.ics"` },
  })
}

async function withEvents(answer: (events: readonly StoredEvent[]) => Response): Promise<Response> {
  try {
    return answer(await listEvents())
  } catch (error) {
    log.error({ reason: String(error) }, 'calendar file failed')
    return problem(503, 'The calendar is not available at the moment. Try again in a few seconds.')
  }
}

/** Responds with the file of one event for calendar applications; 404 when there is none. Source: requirement C-376. */
export function respondWithEvent(slug: string, request: Request): Promise<Response> {
  return withEvents((events) => {
    const event = events.find((each) => each.slug === slug)
    return event ? respond([event], slug, request) : problem(404, 'There is no such event.')
  })
}

/**
 * Responds with all upcoming events, or those of a category, as a calendar to which an application subscribes; 404 for a
 * category without events.
 */
export function respondWithCalendar(request: Request): Promise<Response> {
  return withEvents((events) => {
    const category = new URL(request.url).searchParams.get('category')
    const chosen = events.filter((event) => category === null || event.category === category)
    if (chosen.length === 0) return problem(404, 'There are no such events.')
    return respond(upcomingEvents(chosen, siteClock().today()), 'events', request)
  })
}
