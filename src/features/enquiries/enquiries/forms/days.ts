/** A calendar day by its numbers. */
type Day = { readonly year: number; readonly month: number; readonly day: number }

const isReal = ({ year, month, day }: Day) => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900
}

function dayOf(text: string, pattern: RegExp): Day | null {
  const parts = pattern.exec(text)?.groups
  if (!parts) return null
  const day = { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) }
  return isReal(day) ? day : null
}

/** Reads a day as visitors type it, DD/MM/YYYY; null for anything that is not a real day. Source: decision V-3. */
export const readTypedDay = (text: string) =>
  dayOf(text, /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/)

/** Reads a day as date fields and the clock write it, YYYY-MM-DD; null for anything that is not a real day. */
export const readIsoDay = (text: string) => dayOf(text, /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/)

const orderOf = ({ year, month, day }: Day) => year * 10_000 + month * 100 + day

/** The age in years on a day of someone born on another; negative when the birthday is in the future. */
export const ageOn = (today: Day, birthday: Day) => Math.floor((orderOf(today) - orderOf(birthday)) / 10_000)
