/** A vehicle that was looked at, with its displayed price in cents at that time. */
export type ViewedVehicle = { readonly id: string; readonly price: number | null }

/** What the browser stores about visits to used vehicles. Moments in milliseconds since the epoch. */
export type Visits = {
  /** The last page of used vehicles that was opened. */
  readonly lastSeen: number
  /** The end of the visit before the current one; null during the first. */
  readonly since: number | null
  /** The `since` whose changes the visitor has closed. */
  readonly closed: number | null
  /** Vehicles that were looked at, the latest first. */
  readonly viewed: readonly ViewedVehicle[]
}

/** Vehicles that are stored and compared. */
export const maxViewed = 50

/** A page opened later than this after the last one begins another visit. */
const visitEndsAfterMs = 30 * 60 * 1_000

const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

function viewedVehicleOf(value: unknown): ViewedVehicle[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, price } = value as { id?: unknown; price?: unknown }
  if (typeof id !== 'string' || !/^[0-9A-Za-z._-]{1,40}$/.test(id)) return []
  return [{ id, price: isMoment(price) ? price : null }]
}

/** Reads the stored text; null when there is none or it is not valid. */
export function parseVisits(text: string | null): Visits | null {
  try {
    const { lastSeen, since, closed, viewed } = JSON.parse(text ?? '') as Record<string, unknown>
    if (!isMoment(lastSeen) || !Array.isArray(viewed)) return null
    return {
      lastSeen,
      since: isMoment(since) ? since : null,
      closed: isMoment(closed) ? closed : null,
      viewed: viewed.slice(0, maxViewed).flatMap(viewedVehicleOf),
    }
  } catch {
    return null
  }
}

/** Returns the visits when a page is opened: after half an hour without one, another visit begins. */
export function openPage(visits: Visits | null, now: number): Visits {
  if (visits === null) return { lastSeen: now, since: null, closed: null, viewed: [] }
  const isAnotherVisit = now - visits.lastSeen > visitEndsAfterMs
  return { ...visits, lastSeen: now, since: isAnotherVisit ? visits.lastSeen : visits.since }
}

/** Adds a vehicle that is looked at, with its current price. */
export function viewVehicle(visits: Visits, vehicle: ViewedVehicle): Visits {
  const others = visits.viewed.filter(({ id }) => id !== vehicle.id)
  return { ...visits, viewed: [vehicle, ...others].slice(0, maxViewed) }
}
