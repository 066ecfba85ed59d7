import { serviceSchedulePath } from '#features/owners/service-schedule/rules.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { formatDay } from '#platform/time/format-day.ts'
import type { ReminderKind } from '../reminder.ts'
import { describeDue } from '../rules/describe-due.ts'
import { composeMail } from './compose-mail.ts'
import { absoluteAddress } from './links.ts'
import type { StoredReminder } from './reminder-row.ts'

const advice: Readonly<Record<ReminderKind, string>> = {
  service: 'Book it when it suits you. If you drove more or less than you expected, the day may have moved.',
  warranty:
    'If anything troubles you about the car, ask your dealer to look at it while the warranty still covers it.',
  plan: 'Ask your dealer about the services that the plan still covers, and about extending it.',
}

/** Composes the reminder itself. @param car the name of its model, or null when the model is not known any more */
export function reminderMail(reminder: StoredReminder, car: string | null): Mail {
  const { id, kind, model } = reminder
  const due = describeDue(reminder, formatDay)
  return composeMail(reminder, `service reminder ${id} due`, {
    subject: car === null ? due : `${due}: ${car}`,
    preview: advice[kind],
    heading: due,
    paragraphs: [`You asked us to remind you about your ${car ?? 'car'}.`, advice[kind]],
    facts: [
      {
        label: 'My Garage',
        value: 'See what your browser keeps',
        address: absoluteAddress('/owners/my-garage'),
      },
      ...(car === null
        ? []
        : [
            {
              label: 'Service schedule',
              value: car,
              address: absoluteAddress(serviceSchedulePath(model)),
            },
          ]),
    ],
    button: { label: 'Book at a dealer', address: absoluteAddress('/enquiry/service') },
    footer: [
      'You get this e-mail because you asked for it on our website. It is the only one about this day.',
    ],
  })
}
