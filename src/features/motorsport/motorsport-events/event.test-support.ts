import type { CalendarEvent } from './event.ts'

/** An event of one day in Johannesburg. */
export const exampleEvent = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  slug: 'night-race-2026',
  name: 'Night race',
  subtitle: null,
  category: 'Motorsport',
  startsOn: '2026-12-05',
  endsOn: fields.startsOn ?? '2026-12-05',
  startTime: null,
  endTime: null,
  zone: { name: 'Africa/Johannesburg', offset: '+02:00' },
  track: null,
  location: 'Midrand',
  description: null,
  countries: [],
  isNational: false,
  expiresOn: null,
  picture: null,
  buttons: [],
  ...fields,
})
