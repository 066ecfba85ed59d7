/** A configurable retention period with its default and limits, in `unit`. */
export type RetentionPeriod = {
  readonly name:
    | 'enquiryMonths'
    | 'pendingSubscriberDays'
    | 'formerSubscriberMonths'
    | 'privacyRequestMonths'
    | 'mailDays'
    | 'feedbackMonths'
  readonly label: string
  readonly description: string
  readonly unit: 'days' | 'months'
  readonly defaultValue: number
  readonly min: number
  readonly max: number
}

/** The retention periods of personal data. Administrators can change them within the limits. */
export const retentionPeriods: readonly RetentionPeriod[] = [
  {
    name: 'enquiryMonths',
    label: 'Enquiries',
    description: 'From the day they were received, with their deliveries.',
    unit: 'months',
    defaultValue: 24,
    min: 1,
    max: 120,
  },
  {
    name: 'pendingSubscriberDays',
    label: 'Unconfirmed subscribers',
    description: 'From the day of the subscription request.',
    unit: 'days',
    defaultValue: 30,
    min: 1,
    max: 365,
  },
  {
    name: 'formerSubscriberMonths',
    label: 'Former subscribers',
    description: 'From the day they unsubscribed. The consent ledger keeps the refusal without their name.',
    unit: 'months',
    defaultValue: 6,
    min: 1,
    max: 120,
  },
  {
    name: 'privacyRequestMonths',
    label: 'Privacy requests',
    description: 'From the day they were received, as proof of fulfilment, without the e-mail.',
    unit: 'months',
    defaultValue: 36,
    min: 12,
    max: 120,
  },
  {
    name: 'mailDays',
    label: 'Mails stored here',
    description: 'Only when no mail server is configured: mails are then stored in the admin.',
    unit: 'days',
    defaultValue: 90,
    min: 1,
    max: 730,
  },
  {
    name: 'feedbackMonths',
    label: 'Feedback about pages',
    description: 'From the day it was received.',
    unit: 'months',
    defaultValue: 12,
    min: 1,
    max: 120,
  },
]

/** The configured period of each kind of data, in its unit. */
export type Retention = Readonly<Record<RetentionPeriod['name'], number>>

/** The periods until an administrator changes them. */
export const defaultRetention = Object.fromEntries(
  retentionPeriods.map((period) => [period.name, period.defaultValue]),
) as Retention
