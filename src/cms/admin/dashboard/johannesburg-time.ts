import { utcOffsetMs } from '#platform/site/market.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats a moment in Johannesburg time: “Fri 20 Nov 2026, 08:05”. */
export function johannesburgTime(moment: Date): string {
  const local = new Date(moment.getTime() + utcOffsetMs)
  const day = `${days[local.getUTCDay()]} ${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`
  return `${day}, ${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`
}
