/** Returns the minutes from midnight to a time such as `07:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Returns the time a number of minutes after midnight, such as `07:30`. */
export const timeAfter = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Returns the times half an hour apart from one to another, both included; none when the first is the later one. */
export function halfHours(from: string, until: string): readonly string[] {
  const count = Math.floor((minutesOf(until) - minutesOf(from)) / 30) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeAfter(minutesOf(from) + index * 30))
}
