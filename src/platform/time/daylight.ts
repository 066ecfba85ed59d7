import { utcOffset } from '../site/market.ts'
import { type CalendarDay, calendarDayOf, midnightAfter } from './clock.ts'

/** A part of the day. Dawn and dusk are the times at which the sun is near the horizon. */
export type Daylight = 'dawn' | 'day' | 'dusk' | 'night'

/** Johannesburg, in degrees; north and east are positive. */
const place = { latitude: -26.2, longitude: 28.05 }

/** Longitude of the meridian on which the clocks of the time zone agree with the mean sun, in degrees. */
const zoneMeridian = 30

/** Altitudes of the sun, in degrees, at which twilight begins or ends and at which it is day. */
const altitudes = { twilight: -6, day: 6 }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const minutesPerDegree = 4

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Number of the day in its year, from 1. */
function dayOfYear(day: CalendarDay): number {
  return Math.round((Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / dayMs) + 1
}

/** Declination of the sun, in radians; accurate to about half a degree. */
const declinationOn = (number: number) => -radians(23.44) * Math.cos((2 * Math.PI * (number + 10)) / 365.24)

/** The equation of time: minutes by which a sundial is ahead of the clock. */
function equationOfTime(number: number): number {
  const angle = (2 * Math.PI * (number - 81)) / 365
  return 9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle)
}

/** Milliseconds from solar noon to the time at which the sun is at an altitude, in degrees. */
function fromNoon(number: number, altitude: number): number {
  const [latitude, declination] = [radians(place.latitude), declinationOn(number)]
  const cosine =
    (Math.sin(radians(altitude)) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination))
  return (Math.acos(cosine) / Math.PI) * 180 * minutesPerDegree * minuteMs
}

/** The beginnings of the parts of a day, in their order. */
function changesOn(day: CalendarDay): readonly { readonly at: number; readonly daylight: Daylight }[] {
  const number = dayOfYear(day)
  const minutes = (zoneMeridian - place.longitude) * minutesPerDegree - equationOfTime(number)
  const noon = Date.parse(`${day}T12:00:00${utcOffset}`) + minutes * minuteMs
  const [twilight, full] = [fromNoon(number, altitudes.twilight), fromNoon(number, altitudes.day)]
  return [
    { at: noon - twilight, daylight: 'dawn' },
    { at: noon - full, daylight: 'day' },
    { at: noon + full, daylight: 'dusk' },
    { at: noon + twilight, daylight: 'night' },
  ]
}

/** Returns the part of the day in Johannesburg at a moment, by the position of the sun. */
export function daylightAt(moment: Date): Daylight {
  const past = changesOn(calendarDayOf(moment)).filter(({ at }) => at <= moment.getTime())
  return past.at(-1)?.daylight ?? 'night'
}

/** Returns the moment at which the next part of the day begins. */
export function daylightChangeAfter(moment: Date): Date {
  const days = [moment, midnightAfter(moment)].map(calendarDayOf)
  const next = days.flatMap(changesOn).find(({ at }) => Math.ceil(at) > moment.getTime())
  return next ? new Date(Math.ceil(next.at)) : midnightAfter(moment)
}
