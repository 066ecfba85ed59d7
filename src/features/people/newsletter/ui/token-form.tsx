import { Button } from '#ui/actions/button.tsx'

type Props = { action: string; token: string; label: string }

/** A button that submits the token of a link in a mail. Works without JavaScript. */
export function TokenForm({ action, token, label }: Props) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{label}</Button>
    </form>
  )
}
