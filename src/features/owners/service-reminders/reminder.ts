/** What a reminder is about. Recalls are none of them: they are never mailed. */
export const reminderKinds = ['service', 'warranty', 'plan'] as const

export type ReminderKind = (typeof reminderKinds)[number]

/** The states of a reminder: waiting for confirmation of the e-mail, active, ended. */
export const reminderStates = ['pending', 'active', 'ended'] as const

/** Days for which a confirmation link is valid. */
export const daysToConfirm = 7

/** Reminders that one person can have, pending ones included. */
export const maxReminders = 20

/** The furthest day of a reminder, in years: further than any warranty. */
export const maxYears = 10

/** A valid request for a reminder. It has no VIN, and nothing else that identifies one car. */
export type ReminderRequest = {
  readonly email: string
  readonly kind: ReminderKind
  /** Code of the model of the car. */
  readonly model: string
  /** The day on which it is due, as `2027-03-01`. */
  readonly dueOn: string
  /** The sentence with which the person agreed. */
  readonly consentText: string
}
