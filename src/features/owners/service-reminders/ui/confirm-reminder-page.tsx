import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { ReminderButton } from './reminder-button.tsx'

/** The page of a confirmation link, with the button that confirms. */
export function ConfirmReminderPage({ token }: { token: string }) {
  return (
    <NoticeScreen title="Start your reminder" text={['Press the button, and we will e-mail you in time.']}>
      <ReminderButton step="confirm" token={token} label="Start my reminder" />
    </NoticeScreen>
  )
}
