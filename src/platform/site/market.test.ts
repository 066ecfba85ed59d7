import { expect, it } from 'vitest'
import { currencyCode, currencySymbol, timeZone, utcOffset, utcOffsetMs } from './market.ts'

it.each(['2026-01-15', '2026-07-15'])('has the declared UTC offset on %s', (day) => {
  const moment = new Date(`${day}T00:00:00${utcOffset}`)
  expect(moment.getTime()).toBe(Date.parse(`${day}T00:00:00Z`) - utcOffsetMs)
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hour12: false,
  })
  expect(formatter.format(moment)).toMatch(new RegExp(`^${day}, (?:00|24):00$`))
})

it('has the currency symbol that Intl reports', () => {
  const parts = new Intl.NumberFormat('en-ZA', { style: 'currency', currency: currencyCode }).formatToParts(1)
  expect(parts.find(({ type }) => type === 'currency')?.value).toBe(currencySymbol)
})
