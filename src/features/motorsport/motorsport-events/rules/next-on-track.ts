type TrackEvent = {
  readonly track: string
  /** First and last day. */
  readonly startsOn: string
  readonly endsOn: string
}

/**
 * Returns the first event on a circuit that is not over; null without one. The track of an event names the circuit, with
 * other words or without: `Kyalami Grand Prix Circuit`.
 *
 * @param today in Johannesburg
 */
export function nextOnTrack<Event extends TrackEvent>(
  events: readonly Event[],
  circuit: string,
  today: string,
): Event | null {
  const name = circuit.toLowerCase()
  return events
    .filter(({ track, endsOn }) => endsOn >= today && track.toLowerCase().includes(name))
    .reduce<Event | null>((first, event) => (first && first.startsOn <= event.startsOn ? first : event), null)
}
