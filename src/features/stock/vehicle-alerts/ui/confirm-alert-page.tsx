import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import { AlertButton } from './alert-button.tsx'

/** The page of a confirmation link, with the button that confirms. */
export function ConfirmAlertPage({ token }: { token: string }) {
  return (
    <NoticeScreen
      title="Start your vehicle alert"
      text={['Press the button, and we will keep an eye on it for you.']}
    >
      <AlertButton step="confirm" token={token} label="Start my alert" />
    </NoticeScreen>
  )
}
