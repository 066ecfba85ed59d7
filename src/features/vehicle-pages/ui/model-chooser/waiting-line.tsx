import { Button } from '#ui/actions/button.tsx'

type Props = {
  state: 'loading' | 'failed'
  onRetry: () => void
  words: { readonly loading: string; readonly failed: string; readonly retry: string }
}

/** Stands where data will be: that it is on its way, or that it did not come. Source: V-249; decision G-3. */
export function WaitingLine({ state, onRetry, words }: Props) {
  return (
    <div className="grid justify-items-start gap-4 py-6" role="status">
      <p className="text-ink-2">{state === 'loading' ? words.loading : words.failed}</p>
      {state === 'failed' ? (
        <Button look="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  )
}
