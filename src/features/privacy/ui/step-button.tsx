import { Button } from '#ui/actions/button.tsx'

type Props = { step: 'confirm' | 'data'; token: string; label: string }

/** A button that takes a request one step on. It works without JavaScript. */
export function StepButton({ step, token, label }: Props) {
  return (
    <form method="post" action={`/api/privacy-requests/${step}`}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{label}</Button>
    </form>
  )
}
