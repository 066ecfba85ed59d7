import { utcOffsetMs } from '#platform/market.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A moment as a clock in Johannesburg shows it: “Fri 20 Nov 2026, 08:05”. */
export function johannesburgTime(moment: Date): string {
  const there = new Date(moment.getTime() + utcOffsetMs)
  const day = `${days[there.getUTCDay()]} ${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`
  return `${day}, ${twoDigits(there.getUTCHours())}:${twoDigits(there.getUTCMinutes())}`
}
