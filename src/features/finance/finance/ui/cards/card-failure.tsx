import { Button } from '#ui/actions/button.tsx'

type Props = { text: string; retryLabel: string; onRetry: () => void }

/** A message that the figures of a card failed to load, with a retry button. Source: decisions G-3 and V-12. */
export function CardFailure({ text, retryLabel, onRetry }: Props) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 text-small">{text}</p>
      <Button variant="secondary" size="compact" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
