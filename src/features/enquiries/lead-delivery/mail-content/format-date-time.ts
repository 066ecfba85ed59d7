import { timeZone } from '#platform/site/market.ts'

const dateTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Formats an ISO date and time in the time zone of the site: `22 November 2026 at 10:15`. */
export function formatDateTime(iso: string): string {
  return dateTimeFormat.format(new Date(iso))
}
