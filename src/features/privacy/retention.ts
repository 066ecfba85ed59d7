/** A configurable retention period with its default and limits, in `unit`. */
export type RetentionPeriod = {
  readonly name:
    | 'enquiryMonths'
    | 'pendingSubscriberDays'
    | 'formerSubscriberMonths'
    | 'privacyRequestMonths'
    | 'mailDays'
  readonly label: string
  readonly description: string
  readonly unit: 'days' | 'months'
  readonly usual: number
  readonly least: number
  readonly most: number
}

/** The retention periods of personal data. Administrators can change them within the limits. */
export const retentionPeriods: readonly RetentionPeriod[] = [
  {
    name: 'enquiryMonths',
    label: 'Enquiries',
    description: 'From the day they came, with what became of them.',
    unit: 'months',
    usual: 24,
    least: 1,
    most: 120,
  },
  {
    name: 'pendingSubscriberDays',
    label: 'Subscribers who never confirmed',
    description: 'From the day they asked.',
    unit: 'days',
    usual: 30,
    least: 1,
    most: 365,
  },
  {
    name: 'formerSubscriberMonths',
    label: 'Subscribers who left',
    description: 'From the day they left. That they left is remembered without their name.',
    unit: 'months',
    usual: 6,
    least: 1,
    most: 120,
  },
  {
    name: 'privacyRequestMonths',
    label: 'Privacy requests',
    description: 'From the day they came: proof that they were answered, without the e-mail.',
    unit: 'months',
    usual: 36,
    least: 12,
    most: 120,
  },
  {
    name: 'mailDays',
    label: 'Mails kept here',
    description: 'Only where no mail server is set: mails are then kept in the admin.',
    unit: 'days',
    usual: 90,
    least: 1,
    most: 730,
  },
]

/** The configured period of each kind of data, in its unit. */
export type Retention = Readonly<Record<RetentionPeriod['name'], number>>

/** The periods until an administrator changes them. */
export const usualRetention = Object.fromEntries(
  retentionPeriods.map((period) => [period.name, period.usual]),
) as Retention
