import { Button } from '#ui/actions/button.tsx'

type Props = {
  step: 'confirm' | 'stop' | 'renew'
  token: string
  /** Id of the alert; without it the step is about the alert of the token, or all alerts. */
  alert?: number
  label: string
  /** Distinguishes buttons with the same label. */
  description?: string
  variant?: 'primary' | 'secondary'
}

/** A button that changes an alert. Works without JavaScript. */
export function AlertButton({ step, token, alert, label, description, variant = 'primary' }: Props) {
  return (
    <form method="post" action={`/api/vehicle-alerts/${step}`}>
      <input type="hidden" name="token" value={token} />
      {alert === undefined ? null : <input type="hidden" name="alert" value={alert} />}
      <Button type="submit" variant={variant} aria-label={description}>
        {label}
      </Button>
    </form>
  )
}
