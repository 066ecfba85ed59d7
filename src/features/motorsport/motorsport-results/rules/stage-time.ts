const pattern = /^(?:(?<hours>\d{1,3}):)?(?<minutes>\d{1,2}):(?<seconds>\d{2})(?:[.,](?<fraction>\d{1,3}))?$/

/** Returns a time such as `4:12:33.4` or `2:05` in milliseconds; null for a text that is not one. */
export function parseStageTime(text: string): number | null {
  const { hours, minutes, seconds, fraction = '' } = pattern.exec(text.trim())?.groups ?? {}
  if (minutes === undefined || Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59))
    return null
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)
  return whole * 1000 + Number(fraction.padEnd(3, '0'))
}

const two = (value: number) => String(value).padStart(2, '0')

/** Returns milliseconds as `4:12:33`, or `12:33` below an hour; tenths only when there are some, as `12:33.4`. */
export function formatStageTime(milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100)
  const seconds = Math.floor(tenths / 10)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const start = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)
  const end = tenths % 10 === 0 ? '' : `.${tenths % 10}`
  return `${start}:${two(seconds % 60)}${end}`
}
