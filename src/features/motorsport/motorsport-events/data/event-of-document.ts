import type { Event } from '#cms/payload-types.ts'
import { dayOf, pictureOfDocument } from '#features/dealers/dealer-content/jobs.ts'
import type { StoredEvent } from '../event.ts'
import { zoneNamed } from '../zones.ts'

/**
 * Returns the view of a document.
 *
 * @throws Error for one without a first day, which only a draft can be.
 */
export function eventOf(document: Event): StoredEvent {
  const { id, name, slug, subtitle, category, startTime, endTime, track, location, description } = document
  const startsOn = dayOf(document.startsOn)
  if (startsOn === null) throw new Error(`The event ${slug} has no first day.`)
  return {
    ...{ slug, name, category, startsOn, endsOn: dayOf(document.endsOn) ?? startsOn },
    subtitle: subtitle || null,
    startTime: startTime || null,
    endTime: endTime || null,
    zone: zoneNamed(document.timeZone),
    track: track || null,
    location: location ?? '',
    description: description || null,
    countries: document.countries ?? [],
    isNational: document.isNational ?? false,
    expiresOn: dayOf(document.expiresOn),
    picture: pictureOfDocument(document.picture, { collection: 'events', id }),
    buttons: document.buttons ?? null,
    changedAt: document.updatedAt,
  }
}
