import type { Mail } from '#platform/mail/mail.ts'
import { brand } from '#platform/site/brand.ts'
import { formatDay } from '#platform/time/format-day.ts'
import { daysToConfirm, maxReminders } from '../reminder.ts'
import { describeDue } from '../rules/describe-due.ts'
import { composeMail, type ReminderOwner } from './compose-mail.ts'
import { ownerAddress } from './links.ts'
import type { StoredReminder } from './reminder-row.ts'

const notYou = 'If this was not you, ignore this e-mail. Without your confirmation we will not write again.'

type Confirmation = {
  readonly key: string
  readonly due: Pick<StoredReminder, 'kind' | 'dueOn'>
  /** Absolute address of the confirmation page. */
  readonly link: string
  /** Days before the day at which the reminder is mailed. */
  readonly leadDays: number
}

/** Composes the mail that asks for confirmation. It repeats no text that was entered, so that spammers cannot use it. */
export function confirmationMail(owner: ReminderOwner, { key, due, link, leadDays }: Confirmation): Mail {
  return composeMail(owner, key, {
    subject: 'Please confirm your reminder',
    preview: 'One click, and we will remind you in time.',
    heading: 'Please confirm your reminder',
    paragraphs: [
      `We received a request on the ${brand.siteName} website to send you one reminder.`,
      `Please confirm it within ${daysToConfirm} days. We will then write once, ${leadDays} days before the day, and you can stop it at any time.`,
    ],
    facts: [{ label: 'About', value: describeDue(due, formatDay) }],
    button: { label: 'Confirm my reminder', address: link },
    footer: [notYou],
  })
}

/** Composes the mail for a reminder that is already active. */
export function alreadyActiveMail(owner: ReminderOwner, key: string): Mail {
  return composeMail(owner, key, {
    subject: 'You already have this reminder',
    preview: 'There is nothing you need to do.',
    heading: 'You already have this reminder',
    paragraphs: ['We will remind you in time, so there is nothing you need to do.'],
    button: { label: 'See my reminders', address: ownerAddress(owner.person) },
    footer: ['If this was not you, ignore this e-mail. Nothing has changed.'],
  })
}

/** Composes the mail for a person with the maximum number of reminders. */
export function tooManyRemindersMail(owner: ReminderOwner, key: string): Mail {
  return composeMail(owner, key, {
    subject: `You have ${maxReminders} reminders`,
    preview: 'Stop one of them to make room for another.',
    heading: `You have ${maxReminders} reminders`,
    paragraphs: [
      'That is the maximum, so we could not add another one. Stop one that you no longer need, then ask again.',
    ],
    button: { label: 'See my reminders', address: ownerAddress(owner.person) },
    footer: ['If this was not you, ignore this e-mail. Nothing has changed.'],
  })
}
