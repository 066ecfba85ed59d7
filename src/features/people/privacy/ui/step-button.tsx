import { Button } from '#ui/actions/button.tsx'

type Props = { step: 'confirm' | 'data'; token: string; label: string }

/** A button that submits one step of a privacy request. Works without JavaScript. */
export function StepButton({ step, token, label }: Props) {
  return (
    <form method="post" action={`/api/privacy-requests/${step}`}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{label}</Button>
    </form>
  )
}
