import { Button } from '#ui/actions/button.tsx'

type Props = {
  step: 'confirm' | 'stop'
  token: string
  /** Id of the reminder; without it the step is about the reminder of the token, or all reminders. */
  reminder?: number
  label: string
  /** Distinguishes buttons with the same label. */
  description?: string
  variant?: 'primary' | 'secondary'
}

/** A button that changes a reminder. Works without JavaScript. */
export function ReminderButton({ step, token, reminder, label, description, variant = 'primary' }: Props) {
  return (
    <form method="post" action={`/api/service-reminders/${step}`}>
      <input type="hidden" name="token" value={token} />
      {reminder === undefined ? null : <input type="hidden" name="reminder" value={reminder} />}
      <Button type="submit" variant={variant} aria-label={description}>
        {label}
      </Button>
    </form>
  )
}
