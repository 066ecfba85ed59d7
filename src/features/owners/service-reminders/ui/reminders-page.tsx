import { formatDay } from '#platform/time/format-day.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { ownerOfToken } from '../data/links.ts'
import { type OwnReminders, readOwnReminders } from '../data/read-reminders.ts'
import { maxReminders } from '../reminder.ts'
import { describeDue } from '../rules/describe-due.ts'
import { noticeAt } from './notices.ts'
import { ReminderButton } from './reminder-button.tsx'

const openGarage = (
  <ButtonLink href="/owners/my-garage" variant="secondary">
    My Garage
  </ButtonLink>
)

function Reminder({ reminder, token }: { reminder: OwnReminders['reminders'][number]; token: string }) {
  const due = describeDue(reminder, formatDay)
  return (
    <li className="grid gap-4 border-line border-t py-6 tablet:grid-cols-[1fr_auto] tablet:items-center">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-h4">{due}</h2>
        <p className="text-ink-2">{reminder.car}</p>
      </div>
      <ReminderButton
        {...{ step: 'stop', token, reminder: reminder.id, variant: 'secondary' }}
        label="Stop"
        description={`Stop: ${due}, ${reminder.car}`}
      />
    </li>
  )
}

/**
 * The page on which a person sees and stops reminders, with a token of our mails; or the notice of a link.
 *
 * @throws the error of the database.
 */
export async function RemindersPage({ token }: { token: string }) {
  const person = ownerOfToken(token)
  if (person === null) return <NoticeScreen {...noticeAt(token)}>{openGarage}</NoticeScreen>
  const { reminders, leadDays } = await readOwnReminders(person)
  if (reminders.length === 0) {
    return (
      <NoticeScreen title="You have no reminders" text={['We will not e-mail you about your car.']}>
        {openGarage}
      </NoticeScreen>
    )
  }
  return (
    <div className="frame py-section">
      <h1 className="text-h1">Your reminders</h1>
      <p className="mt-6 max-w-[60ch] text-lead">
        We e-mail you once for each, {leadDays} days before the day, or soon when it is closer. You can have
        up to {maxReminders}. Recalls are never e-mailed: check them in My Garage.
      </p>
      <ul className="mt-10 border-line border-b">
        {reminders.map((reminder) => (
          <Reminder key={reminder.id} reminder={reminder} token={token} />
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-4">
        <ReminderButton step="stop" token={token} label="Stop all reminders" />
        {openGarage}
      </div>
    </div>
  )
}
