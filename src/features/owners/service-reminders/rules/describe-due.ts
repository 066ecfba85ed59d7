import type { CalendarDay } from '#platform/time/clock.ts'
import type { ReminderKind } from '../reminder.ts'

const headings: Readonly<Record<ReminderKind, (day: string) => string>> = {
  service: (day) => `Next service due by ${day}`,
  warranty: (day) => `Warranty ends about ${day}`,
  plan: (day) => `Service plan ends about ${day}`,
}

/**
 * Returns what is due and when, for mails and the owner's page: `Next service due by 1 March 2027`.
 *
 * @param format writes the day in words
 */
export const describeDue = (
  { kind, dueOn }: { readonly kind: ReminderKind; readonly dueOn: CalendarDay },
  format: (day: CalendarDay) => string,
): string => headings[kind](format(dueOn))
