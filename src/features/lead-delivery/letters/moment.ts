import { timeZone } from '#platform/market.ts'

const inJohannesburg = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** A moment as people there say it: 22 November 2026 at 10:15. */
export function spokenMoment(iso: string): string {
  return inJohannesburg.format(new Date(iso))
}
